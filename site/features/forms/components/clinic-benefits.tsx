import { addClinicCopy } from '../../../copy/add-clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '3',
  marginTop: '6',
  paddingBlock: '4',
  borderBlockWidth: '1px',
  borderColor: 'line',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
})
const lead = style({ display: 'block', color: 'brand' })

/** What a clinic gains from being listed. */
export const ClinicBenefits = () => {
  const { heading, entries } = useCopy(addClinicCopy).benefits
  return (
    <section>
      <h2 css={visuallyHidden}>{heading}</h2>
      <ul css={list}>
        {entries.map((entry) => (
          <li key={entry.lead}>
            <strong css={lead}>{entry.lead}</strong>
            {entry.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
