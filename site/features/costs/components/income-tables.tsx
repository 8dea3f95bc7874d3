import { chakra, Text } from '@chakra-ui/react'
import type { PovertyFigures } from '@healthcare-for-all/cms/contract'
import { IncomeTable } from '../../../components/rich-text/income-table.tsx'
import { Section } from '../../../components/section.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'
import { incomeRows, type Region } from '../income-rows.ts'

const OTHERS = ['alaska', 'hawaii'] as const

interface IncomeTablesProps {
  figures: PovertyFigures
}

/** The limits that the calculator uses, for whoever would rather look them up. */
export const IncomeTables = ({ figures }: IncomeTablesProps) => {
  const copy = useCopy(costsCopy).figures
  const table = (region: Region) => (
    <IncomeTable block={incomeRows(figures, region, copy.caption(copy[region], figures.year))} />
  )
  return (
    <Section heading={copy.heading(figures.year)}>
      <Text maxWidth="measure" marginBottom="6">
        {copy.text}
      </Text>
      {table('contiguous')}
      {OTHERS.map((region) => (
        <chakra.details key={region} marginTop="4">
          <chakra.summary css={disclosureSummary}>{copy[region]}</chakra.summary>
          {table(region)}
        </chakra.details>
      ))}
    </Section>
  )
}
