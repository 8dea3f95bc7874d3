import { chakra, Grid, List, Text } from '@chakra-ui/react'
import { LOCALES } from '@healthcare-for-all/cms/contract/paths'
import { CALL_PHRASES } from '../../../copy/call-phrases.ts'
import { visitCopy } from '../../../copy/visit.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'

/** Sentences for the telephone, in all languages at once, the page's own first. */
export const WhatToSay = () => {
  const { say } = useCopy(visitCopy)
  const own = useLocale()
  const languages = LOCALES.filter((locale) => locale in CALL_PHRASES).toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  )
  return (
    <chakra.details
      flex="1 1 100%"
      _print={{
        '&::details-content': { contentVisibility: 'visible' },
      }}
    >
      <chakra.summary css={disclosureSummary}>{say.summary}</chakra.summary>
      <Grid
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
        marginTop="1"
        paddingInlineStart="4"
        borderInlineStartWidth="4px"
        borderColor="line"
        _print={{
          padding: '0',
          borderWidth: '0',
          gap: '4',
          gridTemplateColumns: '1fr 1fr',
          fontSize: '0.9rem',
          lineHeight: '1.25',
        }}
      >
        {languages.map((locale) => (
          <div key={locale}>
            <Text color="quiet">{say.languages[locale]}</Text>
            <List.Root lang={locale} htmlTranslate="no">
              {CALL_PHRASES[locale].map((sentence) => (
                <List.Item key={sentence} marginTop="1" _print={{ marginTop: '0' }}>
                  {sentence}
                </List.Item>
              ))}
            </List.Root>
          </div>
        ))}
      </Grid>
    </chakra.details>
  )
}
