import type { CostFigures, MedicaidKind } from '@healthcare-for-all/cms/contract'
import { Section } from '../../../components/section.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { HELP } from '../estimate.ts'

const list = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { paddingTop: '3', borderTopWidth: '1px', borderColor: 'edge' },
  '& dt': { fontWeight: 'bold', fontSize: '18' },
})
const notesStyle = style({ display: 'grid', gap: '2', marginTop: '6', maxWidth: 'measure' })

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
      <dl css={list}>
        {HELP.map((kind) => (
          <div key={kind}>
            <dt>{help[kind].name}</dt>
            <dd>{help[kind].about}</dd>
          </div>
        ))}
      </dl>
      <div css={notesStyle}>
        {notes.map(({ places, say }) => places && <p key={places}>{say(places)}</p>)}
        <p>{explained.territories}</p>
      </div>
    </Section>
  )
}
