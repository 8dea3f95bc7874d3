import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { MenuLink } from './menu-link.tsx'

/** The way to the clinics that are saved on this device. */
export const SavedLink = () => (
  <MenuLink to={usePaths().saved}>{useCopy(frameCopy).navigation.saved}</MenuLink>
)
