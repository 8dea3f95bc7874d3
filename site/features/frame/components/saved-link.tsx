import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { MenuLink } from './menu-link.tsx'

interface SavedLinkProps {
  className?: string
}

/** The way to the clinics that are saved on this device. */
export const SavedLink = ({ className }: SavedLinkProps) => (
  <MenuLink to={usePaths().saved} className={className} css={onlyIfSaved}>
    {useCopy(frameCopy).navigation.saved}
  </MenuLink>
)
