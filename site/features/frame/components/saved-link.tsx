import type { SystemStyleObject } from '@chakra-ui/react'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { MenuLink } from './menu-link.tsx'

interface SavedLinkProps {
  css: SystemStyleObject
}

/** The way to the clinics that are saved on this device. */
export const SavedLink = ({ css }: SavedLinkProps) => (
  <MenuLink to={usePaths().saved} css={[css, onlyIfSaved]}>
    {useCopy(frameCopy).navigation.saved}
  </MenuLink>
)
