import { chakra } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'
import { checkedFacts } from '../checked-facts.ts'

/** When which fact was last checked, folded: most people only need to know that it was. */
export const CheckedDates = ({ clinic }: { clinic: Clinic }) => {
  const copy = useCopy(clinicCopy)
  const { summary, groups, by } = copy.checked
  const checked = checkedFacts(clinic)
  if (checked.length === 0) return null
  return (
    <chakra.details _print={{ display: 'none' }}>
      <chakra.summary css={disclosureSummary}>{summary}</chakra.summary>
      <FactList
        values="beside"
        facts={checked.map(({ group, date }) => ({
          term: groups[group],
          value: `${copy.quick.date(date.at)}, ${by[date.source]}`,
        }))}
      />
    </chakra.details>
  )
}
