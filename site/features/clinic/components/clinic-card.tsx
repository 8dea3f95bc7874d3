import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { HoursLine } from '../../../components/hours-line.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { RouteLink } from '../../../components/route-link.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { destinationOf } from '../../../lib/clinic-text.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { listRecipes, listStyle } from '../../../theme/list-style.ts'
import { wantedFirst } from '../wanted-first.ts'
import { CallButton } from './call-button.tsx'
import { ClinicBadges } from './clinic-badges.tsx'
import { NotAskedBadges } from './not-asked-badges.tsx'
import { ServiceList } from './service-list.tsx'

/** From this width on, a card has its actions at the side. */
const ROOMY = '@container (min-width: 44rem)'

const card = listStyle({ containerType: 'inline-size', breakInside: 'avoid' })
const sheet = listStyle({
  display: 'grid',
  columnGap: '8',
  rowGap: '3',
  paddingBlock: { base: '3', md: '6' },
  borderTopWidth: '1px',
  borderColor: 'line',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [ROOMY]: {
    gridTemplateColumns: 'minmax(0, 1fr) 15rem',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
  },
})
const body = listStyle({ display: 'grid', gap: '2' })
const top = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
})
const name = listStyle({ fontSize: '20', '& a': { textDecoration: 'none' } })
// Tall enough for a finger, without moving anything.
const nameLink = listStyle({
  display: 'block',
  paddingBlock: '0.65rem',
  marginBlock: '-0.65rem',
  '&:hover': { textDecoration: 'underline' },
})
const distance = listStyle({
  flex: 'none',
  color: 'quiet',
  fontVariantNumeric: 'tabular-nums',
})
const quiet = listStyle({ color: 'quiet' })
const more = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
})
const actions = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  [ROOMY]: {
    gridColumn: 2,
    gridRow: '1 / -1',
    justifyContent: 'flex-start',
    '& > :first-of-type': { width: 'full' },
  },
})

const NOTHING: readonly string[] = []

interface ClinicCardProps {
  clinic: ListedClinic
  /** What somebody looks for: slugs of categories, or names of services. */
  wanted?: readonly string[] | undefined
}

/** A clinic in a list: is it near, is it free, is it open, can I call. */
export const ClinicCard = ({ clinic, wanted = NOTHING }: ClinicCardProps) => {
  const text = useCopy(clinicCardCopy)
  const paths = usePaths()
  return (
    <article className={card}>
      <div className={sheet}>
        <div className={body}>
          <div className={top}>
            <h3 className={name} translate="no">
              <RouteLink to={paths.clinic(clinic.slug)} className={nameLink}>
                {clinic.name}
              </RouteLink>
            </h3>
            {clinic.distanceMiles !== undefined && (
              <p className={distance}>
                {clinic.coordinatesApproximate
                  ? text.aboutMiles(clinic.distanceMiles)
                  : text.miles(clinic.distanceMiles)}
              </p>
            )}
          </div>
          <ClinicBadges clinic={clinic} />
          <ClinicAddress clinic={clinic} />
          <HoursLine clinic={clinic} />
        </div>
        {/* Before the rest: on a phone the first clinic can be called from the first screen. */}
        <div className={actions}>
          <CallButton clinic={clinic} />
          {!clinic.addressIsPrivate && (
            <a
              className={listRecipes.plainButton}
              href={outbound.directions(destinationOf(clinic))}
            >
              <span>{text.directions}</span>
              <span className={listRecipes.readAloud}>
                <NoTranslate text={` ${text.to(clinic.name)}`} words={clinic.name} />
              </span>
            </a>
          )}
          <RouteLink className={listRecipes.plainButton} to={paths.clinic(clinic.slug)}>
            <span>{text.details}</span>
            <span className={listRecipes.readAloud}>
              <NoTranslate text={` ${text.about(clinic.name)}`} words={clinic.name} />
            </span>
          </RouteLink>
        </div>
        <div className={more}>
          <NotAskedBadges clinic={clinic} />
          <ServiceList services={wantedFirst(clinic, wanted)} />
          {clinic.staffCount !== null && <p className={quiet}>{text.staff(clinic.staffCount)}</p>}
        </div>
      </div>
    </article>
  )
}
