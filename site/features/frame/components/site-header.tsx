import { Box, Button, Container, chakra, defineStyle, Span } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { headerLinks } from '../navigation.ts'
import { EmergencyNotice } from './emergency-notice.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SavedLink } from './saved-link.tsx'
import { SiteMark } from './site-mark.tsx'

const header = defineStyle({ borderBottomWidth: '1px', borderColor: 'line' })
const row = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  rowGap: '1',
  paddingBlock: '2',
})
const wide = defineStyle({
  display: { base: 'none', xl: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  // From its beginning, so that no link moves while the next ones come.
  flexGrow: 1,
  '& > :last-child': { marginInlineStart: 'auto' },
})
const links = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderBlockWidth: '3px',
    borderColor: 'transparent',
    _hover: { textDecoration: 'underline' },
    '&[aria-current=page]': { borderBottomColor: 'brand' },
  },
})
const saved = defineStyle({
  display: { base: 'none', md: 'inline' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '2',
    color: 'inherit',
  },
})

export const SiteHeader = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  return (
    <chakra.header css={header}>
      <EmergencyNotice>
        <Span css={[saved, onlyIfSaved]}>
          <SavedLink />
        </Span>
        <LanguageLinks />
      </EmergencyNotice>
      <Container css={row}>
        <SiteMark />
        <chakra.nav css={wide} aria-label={copy.mainNavigation}>
          <Box css={links}>
            {headerLinks(copy, paths).map(({ name, to }) => (
              <MenuLink key={to} to={to}>
                {name}
              </MenuLink>
            ))}
          </Box>
          <Button asChild variant="outline">
            <PageLink to={paths.submitClinic}>{copy.navigation.addClinic}</PageLink>
          </Button>
        </chakra.nav>
        <Box display={{ base: 'block', xl: 'none' }}>
          <MobileMenu />
        </Box>
      </Container>
    </chakra.header>
  )
}
