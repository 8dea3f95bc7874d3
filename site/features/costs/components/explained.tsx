import { chakra, Grid } from '@chakra-ui/react'
import type { CostFigures, MedicaidKind } from '@healthcare-for-all/cms/contract'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { Section } from '../../../components/section.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy } from '../../../lib/language.tsx'
import { disclosureSummary } from '../../../theme/recipes/disclosure.ts'
import { HELP } from '../estimate.ts'
import { MARKETPLACES } from '../marketplaces.ts'

interface ExplainedProps {
  states: CostFigures['states']
}

/** What each kind of help is, and where the rules differ. */
export const Explained = ({ states }: ExplainedProps) => {
  const { explained, help } = useCopy(costsCopy)
  const named = (kind: MedicaidKind) =>
    states
      .filter(({ medicaid }) => medicaid === kind)
      .map(({ name }) => name)
      .join(', ')
  const notes = [
    { places: named('not-expanded'), say: explained.notExpanded },
    { places: named('poverty-level'), say: explained.povertyLevel },
    { places: named('not-offered'), say: explained.notOffered },
  ]
  return (
    <Section heading={explained.heading}>
      <chakra.dl
        display="grid"
        columnGap="8"
        rowGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        css={{
          '& > div': { paddingTop: '3', borderTopWidth: '1px', borderColor: 'edge' },
          '& dt': { fontWeight: 'bold', fontSize: '18' },
        }}
      >
        {HELP.map((kind) => (
          <div key={kind}>
            <dt>{help[kind].name}</dt>
            <dd>{help[kind].about}</dd>
          </div>
        ))}
      </chakra.dl>
      <Grid gap="2" marginTop="6" maxWidth="measure">
        {notes.map(({ places, say }) => places && <p key={places}>{say(places)}</p>)}
        <p>{explained.territories}</p>
        <details>
          <chakra.summary css={disclosureSummary}>{explained.marketplaces}</chakra.summary>
          <ul>
            {states.map(({ abbreviation, name }) => {
              const own = MARKETPLACES[abbreviation]
              return (
                own && (
                  <li key={abbreviation}>
                    <span>{`${name}:`}</span>{' '}
                    <OutsideLink href={own.url}>
                      <span translate="no">{own.name}</span>
                    </OutsideLink>
                  </li>
                )
              )
            })}
          </ul>
        </details>
      </Grid>
    </Section>
  )
}
