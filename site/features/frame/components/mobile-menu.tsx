import { NavLink } from 'react-router-dom'
import { SlidePanel } from '../../../components/slide-panel.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { menuLinks } from '../navigation.ts'

const list = style({ paddingTop: '18', paddingInline: '4', paddingBottom: '8' })
const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingInline: '2',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  fontSize: '18',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { background: 'wash' },
  '&[aria-current=page]': { color: 'brand', fontWeight: 'heavy' },
})

export const MobileMenu = () => {
  const { copy, paths } = useLanguage()
  return (
    <SlidePanel openLabel={copy.frame.menu} closeLabel={copy.frame.closeMenu}>
      <nav aria-label={copy.frame.menu}>
        <ul css={list}>
          {menuLinks(copy, paths).map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} css={link}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </SlidePanel>
  )
}
