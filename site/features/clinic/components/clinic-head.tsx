import type { Clinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { HoursLine } from '../../../components/hours-line.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { destinationOf, postalAddress } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'
import { FirstFacts } from './first-facts.tsx'
import { ImportantNote } from './important-note.tsx'

const head = style({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })
// The note is as wide as its words, beside the button or right below it.
const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '3',
  '& > [role=note]': { flex: '1 1 18rem', maxWidth: '46rem' },
})
const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  fontSize: '18',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontSize: '16' },
})

interface ClinicHeadProps {
  clinic: Clinic
}

/** What people need to decide: the name, the number, directions, and who can come. */
export const ClinicHead = ({ clinic }: ClinicHeadProps) => {
  const text = useCopy(clinicCopy)
  return (
    <div css={head}>
      <PageHeading>
        <NoTranslate words={clinic.name} />
      </PageHeading>
      <ClinicBadges clinic={clinic} />
      <div css={call}>
        {clinic.phone ? <CallButton clinic={clinic} /> : <p>{text.noPhone}</p>}
        <ImportantNote />
      </div>
      <div css={where}>
        <address translate="no">{postalAddress(clinic)}</address>
        <a href={outbound.directions(destinationOf(clinic))}>{text.directions}</a>
      </div>
      <HoursLine clinic={clinic} />
      <FirstFacts clinic={clinic} />
    </div>
  )
}
