import { Box, defineStyle, Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { InEnglishNote } from '../../../components/in-english-note.tsx'
import { Trail } from '../../../components/trail.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { paperOnly, screenOnly } from '../../../theme/recipes/layout.ts'
import { paperSize } from '../paper-size.ts'
import { clinicStructuredData } from '../structured-data.ts'
import { AboutCard } from './about-card.tsx'
import { AccessCard } from './access-card.tsx'
import { ClinicHead } from './clinic-head.tsx'
import { ClinicMeta } from './clinic-meta.tsx'
import { ContactCard } from './contact-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { ImportantNote } from './important-note.tsx'
import { KeepCard } from './keep-card.tsx'
import { LocationMap } from './location-map.tsx'
import { OtherClinics } from './other-clinics.tsx'
import { PaymentCard } from './payment-card.tsx'
import { QuickInfo } from './quick-info.tsx'
import { ReportMistake } from './report-mistake.tsx'
import { ServicesCard } from './services-card.tsx'
import { VisitCard } from './visit-card.tsx'

const columns = defineStyle({
  display: 'grid',
  columnGap: { base: '8', xl: '18' },
  rowGap: { base: '8', md: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '@media print': {
    display: 'block',
    columnCount: 2,
    columnGap: '6',
    '& > div': { display: 'block' },
    // A long card goes on in the other column: otherwise the fullest clinics need a second sheet.
    // Blocks: in a grid a heading could end the column that its text doesn't begin.
    '& section': { display: 'block', paddingBlock: '1' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& li, & tr, & dl > div': { breakInside: 'avoid' },
    '& section > div, & section dl': { gap: '1' },
    '& section p, & section li, & section dl, & section table': {
      fontSize: 'inherit',
      lineHeight: '1.3',
    },
    // A fact is one line: what it is, and what is known.
    '& section dl > div': { display: 'flex', flexWrap: 'nowrap', columnGap: '2' },
    '& section dt': { flex: '0 0 8.5rem' },
    '& section dd': { flex: '1 1 0', minWidth: 0 },
    '& section dd ul': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& ul': { rowGap: 0 },
    // Paper needs no touch targets.
    '& a': { minHeight: 0 },
  },
})
// Said, since the other column comes later: until then it is empty.
const left = defineStyle({ gridColumn: { lg: '1' } })
// Below both, since the other column is shorter than all that is known.
const below = defineStyle({ gridColumn: '1 / -1' })
// On paper it goes over both columns.
const top = defineStyle({ '@media print': { columnSpan: 'all', marginBottom: '2' } })
const aside = defineStyle({
  display: 'grid',
  // Beside the name and the texts.
  gridColumn: { lg: '2' },
  gridRow: { lg: '1 / span 2' },
  marginTop: { lg: '3' },
  rowGap: '8',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
    <div data-one-sheet={paperSize(clinic)}>
      <ClinicMeta clinic={clinic} />
      <JsonLd data={clinicStructuredData(clinic, publicUrl + path, copy.quick)} />
      <Trail label={label} trail={trail} />
      <Box css={columns}>
        <Box css={[left, top]}>
          <ClinicHead clinic={clinic} />
        </Box>
        <Box css={left}>
          <VisitCard clinic={clinic} />
          <Box css={screenOnly}>
            <KeepCard clinic={clinic} url={publicUrl + path} />
          </Box>
        </Box>
        <Box css={aside}>
          <Box css={screenOnly}>
            <QuickInfo clinic={clinic} />
          </Box>
          <ContactCard clinic={clinic} />
          <ImportantNote />
          <Box css={screenOnly}>
            <LocationMap clinic={clinic} />
            <ReportMistake clinic={clinic} />
          </Box>
        </Box>
        <Box css={below}>
          {clinic.inEnglish.length > 0 && <InEnglishNote partly />}
          <AboutCard clinic={clinic} />
          <ServicesCard clinic={clinic} />
          <PaymentCard clinic={clinic} />
          <HoursCard clinic={clinic} />
          <AccessCard clinic={clinic} />
        </Box>
      </Box>
      <Box css={screenOnly}>
        <OtherClinics clinic={clinic} />
      </Box>
      <Text css={paperOnly}>{publicUrl + path}</Text>
    </div>
  )
}
