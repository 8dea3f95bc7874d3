import { Box, defineStyle } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { HoursLine } from '../../../components/hours-line.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PrintedOn } from '../../../components/printed-on.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { visitCopy } from '../../../copy/visit.ts'
import { destinationOf, postalAddress } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { langOf } from '../lang-of.ts'
import { withoutPhone } from '../without-phone.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'
import { FirstFacts } from './first-facts.tsx'
import { PaperFinds } from './paper-finds.tsx'
import { WhatToSay } from './what-to-say.tsx'

const head = defineStyle({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On paper the map stands beside the address and what follows it.
  '@media print': {
    rowGap: '2',
    columnGap: '4',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'repeat(8, auto) 1fr',
    '& > :nth-child(-n + 3)': { gridColumn: '1 / -1' },
    '& a': { minHeight: 0 },
  },
})
const call = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  _print: { '& > a': { width: 'auto' } },
})
// Who looks for its old name or address learns at once that this is the clinic.
const known = defineStyle({ display: 'grid', gap: '2' })
const notice = defineStyle({
  borderInlineStartWidth: '4px',
  borderColor: 'brand',
  paddingInlineStart: '3',
  maxWidth: 'measure',
})
const where = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  fontSize: '18',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontSize: '16' },
  // Nobody can press it on paper.
  '@media print': { '& a': { display: 'none' } },
})

interface ClinicHeadProps {
  clinic: Clinic
}

/** What people need to decide: the name, the number, directions, and who can come. */
export const ClinicHead = ({ clinic }: ClinicHeadProps) => {
  const text = useCopy(clinicCopy)
  const { former, moved } = useCopy(visitCopy)
  return (
    <Box css={head}>
      <PageHeading>
        <NoTranslate words={clinic.name} />
      </PageHeading>
      <Box css={known}>
        <ClinicBadges clinic={clinic} />
        {clinic.movedFrom && clinic.movedAt && (
          <p>
            <NoTranslate words={clinic.movedFrom} text={moved(clinic.movedFrom, clinic.movedAt)} />
          </p>
        )}
        {clinic.notice && (
          <Box as="p" css={notice} lang={langOf(clinic, 'notice')}>
            {clinic.notice}
          </Box>
        )}
        {clinic.formerNames && (
          <p>
            <NoTranslate words={clinic.formerNames} text={former(clinic.formerNames)} />
          </p>
        )}
      </Box>
      <Box css={call}>
        {clinic.phone ? <CallButton clinic={clinic} /> : <p>{withoutPhone(clinic, text)}</p>}
        {clinic.phone && <WhatToSay />}
      </Box>
      <Box css={where}>
        <address translate="no">{postalAddress(clinic)}</address>
        {clinic.addressIsPrivate ? (
          <p>{text.privateAddress}</p>
        ) : (
          <a href={outbound.directions(destinationOf(clinic))}>{text.directions}</a>
        )}
      </Box>
      <div>
        <HoursLine clinic={clinic} />
        <PrintedOn />
      </div>
      <FirstFacts clinic={clinic} />
      <PaperFinds clinic={clinic} />
    </Box>
  )
}
