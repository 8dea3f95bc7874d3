import type { Clinic } from '@healthcare-for-all/cms/contract'
import { Trail } from '../../../components/trail.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { paperOnly, screenOnly } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { clinicStructuredData } from '../structured-data.ts'
import { AboutCard } from './about-card.tsx'
import { AccessCard } from './access-card.tsx'
import { ClinicHead } from './clinic-head.tsx'
import { ClinicMeta } from './clinic-meta.tsx'
import { ContactCard } from './contact-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { LocationMap } from './location-map.tsx'
import { OtherClinics } from './other-clinics.tsx'
import { PaymentCard } from './payment-card.tsx'
import { QuickInfo } from './quick-info.tsx'
import { ReportMistake } from './report-mistake.tsx'
import { ServicesCard } from './services-card.tsx'

const columns = style({
  display: 'grid',
  columnGap: { base: '8', xl: '18' },
  marginTop: { base: '8', md: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  '@media print': {
    display: 'block',
    columnCount: 2,
    columnGap: '6',
    marginTop: '4',
    '& > div': { display: 'block' },
    '& section': { paddingBlock: '1', rowGap: '1', breakInside: 'avoid' },
    '& section > div, & dl': { gap: '1' },
    '& ul': { rowGap: 0 },
    // Paper needs no touch targets.
    '& a': { minHeight: 0 },
  },
})
// What follows the facts stays beside the longer column while somebody reads that.
const staying = style({
  alignSelf: 'start',
  '@media (min-width: 64rem) and (min-height: 40rem)': { position: 'sticky', top: '4' },
})
const aside = style({
  display: 'grid',
  rowGap: '8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { lg: 'auto auto 1fr' },
})

interface ClinicPageProps {
  clinic: Clinic
}

export const ClinicPage = ({ clinic }: ClinicPageProps) => {
  const copy = useCopy(clinicCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const path = paths.clinic(clinic.slug)
  const { label, home, search } = copy.breadcrumb
  const trail = [
    { name: home, to: paths.home },
    { name: search, to: paths.search() },
    { name: clinic.name, to: path, noTranslate: true },
  ]
  return (
    <div data-one-sheet="">
      <ClinicMeta clinic={clinic} />
      <JsonLd data={clinicStructuredData(clinic, publicUrl + path)} />
      <Trail label={label} trail={trail} />
      <ClinicHead clinic={clinic} />
      <div css={columns}>
        <div>
          <AboutCard clinic={clinic} />
          <ServicesCard clinic={clinic} />
          <PaymentCard clinic={clinic} />
          <HoursCard clinic={clinic} />
          <AccessCard clinic={clinic} />
        </div>
        <div css={aside}>
          <div css={screenOnly}>
            <QuickInfo clinic={clinic} />
          </div>
          <ContactCard clinic={clinic} />
          <div css={[staying, screenOnly]}>
            <LocationMap clinic={clinic} />
            <ReportMistake clinic={clinic} />
          </div>
        </div>
      </div>
      <div css={screenOnly}>
        <OtherClinics clinic={clinic} />
      </div>
      <p css={paperOnly}>{publicUrl + path}</p>
    </div>
  )
}
