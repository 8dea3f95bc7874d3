import {
  Box,
  Button,
  chakra,
  defineStyle,
  Flex,
  Heading,
  Input,
  Link,
  Text,
} from '@chakra-ui/react'
import { MAX_LOCATION_LENGTH } from '@healthcare-for-all/cms/contract'
import { LANGUAGES, LOCALES, sameIn } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { LabelledField } from '../components/labelled-field.tsx'
import { embedCopy } from '../copy/embed.ts'
import { frameCopy } from '../copy/frame.ts'
import { ServiceField } from '../features/finding/form/service-field.tsx'
import { parseFind } from '../features/finding/values.ts'
import { useCopy, useLocale, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

// Beside each other where there is room, the button too.
const fields = defineStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2' })
const field = defineStyle({ flex: '1 1 11rem', minWidth: 0 })
const button = defineStyle({ minHeight: '3rem', flex: '1 0 auto' })
const link = defineStyle({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

const FIELD = 'location'

export const handle: ScreenHandle = { isEmbedded: true }

/**
 * The search for a frame on somebody else's page. It is complete without scripts, and whatever is
 * pressed opens a tab of its own, so that the page around it stays.
 */
export const Component = () => {
  const copy = useCopy(embedCopy)
  const { siteName } = useCopy(frameCopy)
  const paths = usePaths()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { location, services } = parseFind(new URLSearchParams(search))
  return (
    <chakra.main
      display="grid"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderTopWidth="3px"
      borderColor="line"
      borderTopColor="brand"
    >
      <PageHead title={copy.title} noindex />
      <Heading as="h1" fontSize="20">
        {copy.title}
      </Heading>
      <search>
        <form action={paths.search()} method="get" target="_blank" rel="noopener">
          <Box css={fields}>
            <LabelledField css={field} id={FIELD} label={copy.location} required>
              <Input
                name={FIELD}
                autoComplete="postal-code"
                enterKeyHint="search"
                maxLength={MAX_LOCATION_LENGTH}
                defaultValue={location}
                aria-describedby="new-tab"
              />
            </LabelledField>
            <Box css={field}>
              <ServiceField services={services} />
            </Box>
            <Button css={button} type="submit">
              {copy.button}
            </Button>
          </Box>
          <Text marginTop="2" color="quiet" id="new-tab">
            {copy.newTab}
          </Text>
        </form>
      </search>
      <Flex flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <Link css={link} href={paths.home} target="_blank" rel="noopener" htmlTranslate="no">
          {siteName}
        </Link>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <Link
            key={other}
            css={link}
            href={sameIn(other, pathname + search)}
            hrefLang={other}
            lang={other}
            htmlTranslate="no"
          >
            {LANGUAGES[other].name}
          </Link>
        ))}
      </Flex>
    </chakra.main>
  )
}
