import {
  Badge,
  Box,
  Container,
  chakra,
  defineStyle,
  Grid,
  Heading,
  List,
  Text,
} from '@chakra-ui/react'
import { ExampleMark } from '../../../components/example-mark.tsx'
import { RouteLink } from '../../../components/route-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { footerGroups } from '../navigation.ts'
import { SavedLink } from './saved-link.tsx'
import { SocialLinks } from './social-links.tsx'

const footer = defineStyle({
  marginTop: { base: '12', md: '18' },
  background: 'wash',
  paddingBlock: { base: '8', md: '12' },
})
// On a phone two beside each other: one under the other they would be longer than most pages.
const links = defineStyle({
  display: 'grid',
  columnGap: '4',
  gridTemplateColumns: { base: TWO_COLUMNS, sm: 'minmax(0, 1fr)' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    lineHeight: '1.25',
    color: 'ink',
  },
})
const fine = defineStyle({
  marginTop: { base: '6', md: '8' },
  paddingTop: '6',
  borderTopWidth: '1px',
  borderColor: 'line',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  color: 'quiet',
})

export const SiteFooter = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  const site = useSite()
  return (
    <chakra.footer css={footer}>
      <Container>
        <Grid
          gap={{ base: '6', sm: '8' }}
          gridTemplateColumns={{
            base: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: '2fr repeat(3, minmax(0, 1fr))',
          }}
        >
          <div>
            <Text fontSize="18" fontWeight="heavy">
              {copy.siteName}
            </Text>
            {/* On a phone the way to the links matters more. */}
            <Text
              display={{ base: 'none', sm: 'block' }}
              maxWidth="36ch"
              marginTop="2"
              color="quiet"
            >
              {copy.footer.summary}
            </Text>
            <SocialLinks />
          </div>
          {footerGroups(copy, paths).map((group, index) => (
            <nav key={group.heading} aria-label={group.heading}>
              <Heading fontSize="16" marginBottom="1">
                {group.heading}
              </Heading>
              <List.Root css={links}>
                {group.links.map(({ name: text, to }) => (
                  <li key={to}>
                    <RouteLink to={to}>{text}</RouteLink>
                  </li>
                ))}
                {index === 0 && (
                  <List.Item css={onlyIfSaved}>
                    <SavedLink />
                  </List.Item>
                )}
              </List.Root>
            </nav>
          ))}
        </Grid>
        <Box css={fine}>
          <p>
            <span>{site?.footerNote}</span> <ExampleMark />
          </p>
          <List.Root display="flex" flexWrap="wrap" gap="2">
            {site?.badges.map((badge) => (
              <Badge as="li" key={badge}>
                {badge}
              </Badge>
            ))}
          </List.Root>
        </Box>
      </Container>
    </chakra.footer>
  )
}
