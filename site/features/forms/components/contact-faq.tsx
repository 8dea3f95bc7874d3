import { Section } from '../../../components/section.tsx'
import { contactCopy } from '../../../copy/contact.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { faqData } from '../faq-data.ts'

const list = style({ maxWidth: 'measure', borderBottomWidth: '1px', borderColor: 'line' })
const entry = style({
  borderTopWidth: '1px',
  borderColor: 'line',
  // The marker before the question, rotated when it is open.
  '& summary::before': {
    content: '"›"',
    flex: 'none',
    width: '1rem',
    fontSize: '24',
    lineHeight: '1',
    color: 'brand',
    transitionProperty: 'transform',
    transitionDuration: 'quick',
  },
  '&[open] summary::before': { transform: 'rotate(90deg)' },
})
const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '3.25rem',
  overflowWrap: 'anywhere',
  paddingBlock: '2',
  fontSize: '18',
  fontWeight: 'bold',
})
const answerStyle = style({ paddingInlineStart: '1.75rem', paddingBottom: '4', lineHeight: 'body' })

/** Common questions, which open without scripts too. */
export const ContactFaq = () => {
  const { heading, entries } = useCopy(contactCopy).faq
  return (
    <Section heading={heading}>
      <JsonLd data={faqData(entries)} />
      <div css={list}>
        {entries.map(({ question, answer }) => (
          <details key={question} css={entry}>
            <summary css={summary}>{question}</summary>
            <p css={answerStyle}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
