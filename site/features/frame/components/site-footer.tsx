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
import { PageLink } from '../../../components/page-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { footerGroups } from '../navigation.ts'
import { SavedLink } from './saved-link.tsx'
import { SocialLinks } from './social-links.tsx'

const footer = defineStyle({ marginTop: '18', background: 'wash', paddingBlock: '12' })
const link = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'ink',
})
const fine = defineStyle({
  marginTop: '8',
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
          gap="8"
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
            <Text maxWidth="36ch" marginTop="2" color="quiet">
              {copy.footer.summary}
            </Text>
            <SocialLinks />
          </div>
          {footerGroups(copy, paths).map((group, index) => (
            <nav key={group.heading} aria-label={group.heading}>
              <Heading fontSize="16" marginBottom="1">
                {group.heading}
              </Heading>
              <List.Root>
                {group.links.map(({ name: text, to }) => (
                  <li key={to}>
                    <PageLink to={to} css={link}>
                      {text}
                    </PageLink>
                  </li>
                ))}
                {index === 0 && (
                  <List.Item css={onlyIfSaved}>
                    <SavedLink css={link} />
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
