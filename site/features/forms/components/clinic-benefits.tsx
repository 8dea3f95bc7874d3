import { chakra, defineStyle, Heading, List } from '@chakra-ui/react'
import { addClinicCopy } from '../../../copy/add-clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { readAloud } from '../../../theme/recipes/layout.ts'

const list = defineStyle({
  display: 'grid',
  columnGap: '8',
  rowGap: '3',
  marginTop: '6',
  paddingBlock: '4',
  borderBlockWidth: '1px',
  borderColor: 'line',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
})

/** What a clinic gains from being listed. */
export const ClinicBenefits = () => {
  const { heading, entries } = useCopy(addClinicCopy).benefits
  return (
    <section>
      <Heading css={readAloud}>{heading}</Heading>
      <List.Root css={list}>
        {entries.map((entry) => (
          <li key={entry.lead}>
            <chakra.strong display="block" color="brand">
              {entry.lead}
            </chakra.strong>
            <span>{entry.text}</span>
          </li>
        ))}
      </List.Root>
    </section>
  )
}
