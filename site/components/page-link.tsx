import { chakra } from '@chakra-ui/react'
import { RouteLink } from './route-link.tsx'

/** A link to a page of the site. */
export const PageLink = chakra(RouteLink)
