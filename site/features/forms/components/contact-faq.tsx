import { Box, chakra, defineStyle, Text } from '@chakra-ui/react'
import { Section } from '../../../components/section.tsx'
import { contactCopy } from '../../../copy/contact.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy } from '../../../lib/language.tsx'
import { faqData } from '../faq-data.ts'

const entry = defineStyle({
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
const summary = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '3.25rem',
  paddingBlock: '2',
  fontSize: '18',
  fontWeight: 'bold',
})

/** Common questions, which open without scripts too. */
export const ContactFaq = () => {
  const { heading, entries } = useCopy(contactCopy).faq
  return (
    <Section heading={heading}>
      <JsonLd data={faqData(entries)} />
      <Box maxWidth="measure" borderBottomWidth="1px" borderColor="line">
        {entries.map(({ question, answer }) => (
          <chakra.details key={question} css={entry}>
            <chakra.summary css={summary}>{question}</chakra.summary>
            <Text paddingInlineStart="1.75rem" paddingBottom="4" lineHeight="body">
              {answer}
            </Text>
          </chakra.details>
        ))}
      </Box>
    </Section>
  )
}
