import { List } from '@chakra-ui/react'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'

/** Placeholders, as in the specification: HTML's own placeholder link is an <a> without an href. */
export const SocialLinks = () => {
  const { followUs, facebook, twitter, instagram } = useCopy(frameCopy).footer
  return (
    <List.Root
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      marginTop={{ base: '1', sm: '4' }}
      css={{
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'quiet' },
      }}
      aria-label={followUs}
    >
      {[facebook, twitter, instagram].map((name) => (
        <li key={name}>
          {/* biome-ignore lint/a11y/useValidAnchor: a placeholder link has no address */}
          <a role="link" aria-disabled="true">
            {name}
          </a>
        </li>
      ))}
    </List.Root>
  )
}
