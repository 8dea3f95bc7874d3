import { defineStyle, List } from '@chakra-ui/react'
import { SlidePanel } from '../../../components/slide-panel.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { menuLinks } from '../navigation.ts'
import { MenuLink } from './menu-link.tsx'
import { SavedLink } from './saved-link.tsx'

const links = defineStyle({
  paddingTop: '4.25rem',
  paddingInline: '4',
  paddingBottom: '8',
  '& a': {
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
  },
})

export const MobileMenu = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  return (
    <SlidePanel openLabel={copy.menu} closeLabel={copy.closeMenu}>
      <nav aria-label={copy.menu}>
        <List.Root css={links}>
          {menuLinks(copy, paths).map(({ name, to }) => (
            <li key={to}>
              <MenuLink to={to}>{name}</MenuLink>
            </li>
          ))}
          <List.Item css={onlyIfSaved}>
            <SavedLink />
          </List.Item>
        </List.Root>
      </nav>
    </SlidePanel>
  )
}
