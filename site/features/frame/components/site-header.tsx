import { NavLink } from 'react-router-dom'
import { PageLink } from '../../../components/page-link.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { headerLinks } from '../navigation.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteMark } from './site-mark.tsx'

const header = style({ borderBottomWidth: '1px', borderColor: 'line' })
const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '2',
})
const wide = style({
  display: { base: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: '1',
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
const narrow = style({ display: { base: 'block', lg: 'none' } })

export const SiteHeader = () => {
  const { copy, paths } = useLanguage()
  return (
    <header css={header}>
      <div css={[pageWidth, row]}>
        <SiteMark />
        <nav css={wide} aria-label={copy.frame.mainNavigation}>
          {headerLinks(copy, paths).map(({ name, to }) => (
            <NavLink key={to} to={to} css={link}>
              {name}
            </NavLink>
          ))}
          <PageLink to={paths.submitClinic} css={outlineButton}>
            {copy.frame.navigation.addClinic}
          </PageLink>
        </nav>
        <div css={narrow}>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
