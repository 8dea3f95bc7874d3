import type { Clinic } from '@healthcare-for-all/cms/contract'
import { Icon } from '../../../components/icon.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { visitCopy } from '../../../copy/visit.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { beforeYouGo, type Known } from '../before-you-go.ts'
import { visits } from '../visits.ts'

const groups = style({
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  // As many columns as there is room for, so that a group stays where it is when the next one comes.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  '@media print': { gap: '1', gridTemplateColumns: '1fr 1fr', lineHeight: '1.2' },
})
const title = style({ fontSize: '16', fontWeight: 'bold', '@media print': { fontSize: 'inherit' } })
const whole = style({ gridColumn: '1 / -1' })
const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: '2',
  marginTop: '1',
  '& svg': { marginTop: '0.15em' },
  '@media print': { marginTop: '0' },
})
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  marginTop: '1',
  '@media print': { marginTop: '0' },
})
const term = style({ flex: '0 0 8rem', color: 'quiet' })
const value = style({ flex: '1 1 8rem', minWidth: '0' })
const quiet = style({ color: 'quiet' })

interface PartProps {
  heading: string
  known: Known[]
  /** The date of one answer; undefined if all have the same. */
  dateOf: (known: Known) => string | undefined
}

/** Yes or no about papers; the heading says which. */
const Papers = ({ heading, known, dateOf, icon }: PartProps & { icon: 'check' | 'close' }) =>
  known.length > 0 && (
    <div>
      <h3 css={title}>{heading}</h3>
      <ul>
        {known.map((one) => (
          <li key={one.name} css={item}>
            <Icon name={icon} />
            <span>
              <span>{one.words}</span> <span css={quiet}>{dateOf(one)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

const FirstVisit = ({ heading, known, dateOf }: PartProps) =>
  known.length > 0 && (
    <div css={whole}>
      <h3 css={title}>{heading}</h3>
      <dl>
        {known.map((one) => (
          <div key={one.name} css={row}>
            <dt css={term}>{one.term}</dt>
            <dd css={value}>
              <span lang={one.lang}>{one.words}</span> <span css={quiet}>{dateOf(one)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )

interface VisitCardProps {
  clinic: Clinic
}

/** What to bring, what is not asked for, how a first visit goes, and what it costs. */
export const VisitCard = ({ clinic }: VisitCardProps) => {
  const copy = useCopy(visitCopy)
  const { saysWalkIns } = visits(clinic, useCopy(clinicCopy))
  const { bring, asked, notAsked, firstVisit, unknown, asOf } = beforeYouGo(
    clinic,
    copy,
    saysWalkIns,
  )
  const dateOf = ({ date }: Known) => (date && !asOf ? copy.asOf(date.at) : undefined)
  const isKnown = bring.length + asked.length + notAsked.length + firstVisit.length > 0
  return (
    <InfoCard heading={copy.heading}>
      {isKnown ? (
        <>
          <div css={groups}>
            <Papers icon="check" heading={copy.bring} known={bring} dateOf={dateOf} />
            <Papers icon="check" heading={copy.asked} known={asked} dateOf={dateOf} />
            <Papers icon="close" heading={copy.notAsked} known={notAsked} dateOf={dateOf} />
            <FirstVisit heading={copy.firstVisit} known={firstVisit} dateOf={dateOf} />
          </div>
          {unknown.length > 0 && <p>{copy.callToConfirm(unknown)}</p>}
          {asOf && <p css={quiet}>{copy.allAsOf(asOf)}</p>}
        </>
      ) : (
        <p>{copy.nothing}</p>
      )}
    </InfoCard>
  )
}
