import { LOCALES } from '@healthcare-for-all/cms/contract/paths'
import { CALL_PHRASES } from '../../../copy/call-phrases.ts'
import { visitCopy } from '../../../copy/visit.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'
import { style } from '../../../theme/style.ts'

const disclosure = style({
  flex: '1 1 100%',
  '@media print': {
    '&::details-content': { contentVisibility: 'visible' },
  },
})
const columns = style({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  padding: '4',
  background: 'wash',
  '@media print': {
    padding: '1',
    gap: '4',
    gridTemplateColumns: '1fr 1fr',
    fontSize: '0.9rem',
    lineHeight: '1.25',
  },
})
const language = style({ color: 'quiet' })
const phrase = style({ marginTop: '1', '@media print': { marginTop: '0' } })

/** Sentences for the telephone, in all languages at once, the page's own first. */
export const WhatToSay = () => {
  const { say } = useCopy(visitCopy)
  const own = useLocale()
  const languages = LOCALES.filter((locale) => locale in CALL_PHRASES).toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  )
  return (
    <details css={disclosure}>
      <summary css={disclosureSummary}>{say.summary}</summary>
      <div css={columns}>
        {languages.map((locale) => (
          <div key={locale}>
            <p css={language}>{say.languages[locale]}</p>
            <ul lang={locale} translate="no">
              {CALL_PHRASES[locale].map((sentence) => (
                <li key={sentence} css={phrase}>
                  {sentence}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
