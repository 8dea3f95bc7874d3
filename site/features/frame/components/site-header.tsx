import { PageLink } from '../../../components/page-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { headerLinks } from '../navigation.ts'
import { EmergencyNotice } from './emergency-notice.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SavedLink } from './saved-link.tsx'
import { SiteMark } from './site-mark.tsx'

const header = style({ borderBottomWidth: '1px', borderColor: 'line' })
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  rowGap: '1',
  paddingBlock: '2',
})
const wide = style({
  display: { base: 'none', xl: 'flex' },
  alignItems: 'center',
  gap: '1',
  // From its beginning, so that no link moves while the next ones come.
  flexGrow: 1,
  '& > :last-child': { marginInlineStart: 'auto' },
})
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  color: 'ink',
  fontWeight: 'medium',
  textDecoration: 'none',
  borderBottomWidth: '3px',
  borderTopWidth: '3px',
  borderColor: 'transparent',
  _hover: { textDecoration: 'underline' },
  '&[aria-current=page]': { borderBottomColor: 'brand' },
})
const saved = style({
  display: { base: 'none', md: 'inline-flex' },
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '2',
  color: 'inherit',
})
const narrow = style({ display: { base: 'block', xl: 'none' } })

export const SiteHeader = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  return (
    <header css={header}>
      <EmergencyNotice>
        <SavedLink css={saved} />
        <LanguageLinks />
      </EmergencyNotice>
      <div css={[pageWidth, row]}>
        <SiteMark />
        <nav css={wide} aria-label={copy.mainNavigation}>
          {headerLinks(copy, paths).map(({ name, to }) => (
            <MenuLink key={to} to={to} css={link}>
              {name}
            </MenuLink>
          ))}
          <PageLink to={paths.submitClinic} css={outlineButton}>
            {copy.navigation.addClinic}
          </PageLink>
        </nav>
        <div css={narrow}>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
