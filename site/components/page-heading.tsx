import { defineStyle, Heading, type HeadingProps } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { hasFollowed, isLoadedAt } from '../lib/followed-links.ts'

const heading = defineStyle({ fontSize: { base: '32', md: '40' }, letterSpacing: '-0.015em' })

interface PageHeadingProps {
  children: ReactNode
  css?: HeadingProps['css']
}

/**
 * The page's h1. After a navigation inside the site it takes focus, so that a screen reader starts
 * where the new page starts; on a first load the browser does that itself.
 */
export const PageHeading = ({ children, css }: PageHeadingProps) => {
  const ref = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  // When the visitor goes back, the focus returns to the link they followed.
  const leavesFocus = useNavigationType() === 'POP' && hasFollowed(key)
  const arrivedInside = !isLoadedAt(key) && !leavesFocus
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's other addresses (filters, more results) leave the focus where it is
  useEffect(() => {
    if (arrivedInside) ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Heading ref={ref} tabIndex={-1} as="h1" css={[heading, ...[css].flat()]}>
      {children}
    </Heading>
  )
}
