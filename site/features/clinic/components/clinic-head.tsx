import type { Clinic } from '@healthcare-for-all/cms/contract'
import { KeptWords } from '../../../components/kept-words.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { destinationOf, postalAddress } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outbound } from '../../../paths.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'
import { ImportantNote } from './important-note.tsx'

const head = style({
  display: 'grid',
  columnGap: { base: '8', xl: '18' },
  rowGap: '6',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
})
const who = style({ display: 'grid', gap: '3', justifyItems: 'start' })
const address = style({ fontSize: '18' })
const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '2', width: 'full' })
const directions = style({ width: { base: 'full', md: 'auto' } })

interface ClinicHeadProps {
  clinic: Clinic
}

/** What someone at the door of a decision needs: the name, the cost, the call, the way. */
export const ClinicHead = ({ clinic }: ClinicHeadProps) => {
  const text = useCopy(clinicCopy)
  const card = useCopy(clinicCardCopy)
  return (
    <div css={head}>
      <div css={who}>
        <PageHeading>
          <KeptWords kept={clinic.name} />
        </PageHeading>
        <ClinicBadges clinic={clinic} />
        <address css={address} translate="no">
          {postalAddress(clinic)}
        </address>
        <p>{clinic.hoursOfOperation ?? card.noHours}</p>
        <div css={actions}>
          {clinic.phone ? <CallButton clinic={clinic} /> : <p>{text.noPhone}</p>}
          <a css={[outlineButton, directions]} href={outbound.directions(destinationOf(clinic))}>
            {text.directions}
          </a>
        </div>
      </div>
      <ImportantNote />
    </div>
  )
}
