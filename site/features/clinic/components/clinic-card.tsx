import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { HoursLine } from '../../../components/hours-line.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { RouteLink } from '../../../components/route-link.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { destinationOf } from '../../../lib/clinic-text.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { cx, listRecipes, listStyle } from '../../../theme/list-style.ts'
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
  rowGap: { base: '1', md: '3' },
  paddingBlock: { base: '2', md: '6' },
  borderTopWidth: '1px',
  borderColor: 'line',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [ROOMY]: {
    gridTemplateColumns: 'minmax(0, 1fr) 16rem',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
  },
})
// Where there is room the distance is beside the name. On a phone, where a card is to leave room for the next
// one, it begins the address.
const body = listStyle({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: '4',
  rowGap: { base: '1', md: '2' },
  lineHeight: { base: '1.4', md: 'inherit' },
  '& > *': { gridColumn: { md: '1 / -1' } },
})
const name = listStyle({
  fontSize: { base: '18', md: '20' },
  gridColumn: { md: '1' },
  '& a': { textDecoration: 'none' },
})
const where = listStyle({
  display: { md: 'contents' },
  '& > *': { gridColumn: { md: '1 / -1' } },
  // Most addresses are one line then.
  fontSize: { base: '0.9375rem', md: 'inherit' },
  mdDown: { '& > address, & > div, & > div > address': { display: 'inline' } },
})
// Tall enough for a finger, without moving anything.
const nameLink = listStyle({
  display: 'block',
  paddingBlock: '0.65rem',
  marginBlock: '-0.65rem',
  '&:hover': { textDecoration: 'underline' },
})
const distance = listStyle({
  color: { md: 'quiet' },
  fontVariantNumeric: 'tabular-nums',
  mdDown: { display: 'inline', fontWeight: 'bold', marginInlineEnd: '2' },
  md: { '&&': { gridColumn: '2', gridRow: '1' }, alignSelf: 'baseline' },
})
const more = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  rowGap: { base: 0, md: '2' },
  fontSize: { base: '0.875rem', md: 'inherit' },
  lineHeight: { base: '1.4', md: 'inherit' },
  // As one line of words on a phone.
  mdDown: { '& > ul': { display: 'contents' } },
})
const actions = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  fontSize: { base: '0.9375rem', md: 'inherit' },
  // Room for a number; in large text it has a line of its own.
  mdDown: { '& > :first-of-type': { width: 'auto', flex: '1 1 10rem', paddingInline: '2' } },
  [ROOMY]: {
    gridColumn: 2,
    gridRow: '1 / -1',
    justifyContent: 'flex-start',
    '& > :first-of-type': { width: 'full' },
  },
})

/** The name leads there too. */
const details = listStyle({ mdDown: { display: 'none' } })

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
          <h3 className={name} translate="no">
            <RouteLink to={paths.clinic(clinic.slug)} className={nameLink}>
              {clinic.name}
            </RouteLink>
          </h3>
          <ClinicBadges clinic={clinic} />
          <div className={where}>
            {clinic.distanceMiles !== undefined && (
              <p className={distance}>
                {clinic.coordinatesApproximate
                  ? text.aboutMiles(clinic.distanceMiles)
                  : text.miles(clinic.distanceMiles)}
              </p>
            )}
            <ClinicAddress clinic={clinic} />
          </div>
          <HoursLine clinic={clinic} brief="onPhones" />
        </div>
        {/* Before the rest: on a phone the first clinic can be called from the first screen. */}
        <div className={actions}>
          <CallButton clinic={clinic} brief="onPhones" />
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
          <RouteLink
            className={cx(listRecipes.plainButton, details)}
            to={paths.clinic(clinic.slug)}
          >
            <span>{text.details}</span>
            <span className={listRecipes.readAloud}>
              <NoTranslate text={` ${text.about(clinic.name)}`} words={clinic.name} />
            </span>
          </RouteLink>
        </div>
        <div className={more}>
          <NotAskedBadges clinic={clinic} />
          <ServiceList services={wantedFirst(clinic, wanted)} />
        </div>
      </div>
    </article>
  )
}
