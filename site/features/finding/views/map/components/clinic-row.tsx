import { type ListedClinic, lineToCall } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { ClinicAddress } from '../../../../../components/clinic-address.tsx'
import { HoursLine } from '../../../../../components/hours-line.tsx'
import { RouteLink } from '../../../../../components/route-link.tsx'
import { clinicCardCopy } from '../../../../../copy/clinic-card.ts'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy, useLocale } from '../../../../../lib/language.tsx'
import { isPlainClick } from '../../../../../lib/links.ts'
import { listRecipes, listStyle } from '../../../../../theme/list-style.ts'
import { plotPoint } from '../plot-point.ts'

const row = listStyle({
  position: 'relative',
  paddingInline: '4',
  paddingBlock: '3',
  breakInside: 'avoid',
  '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  '&:hover': { background: 'wash' },
  '&:has([aria-current=true])': { background: 'wash', boxShadow: 'inset 4px 0 0 {colors.you}' },
})
const top = listStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
})
const name = listStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  // The link covers the whole row.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})
const phone = listStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
})
const badges = listStyle({ display: 'flex', gap: '2', marginTop: '1' })
const quiet = listStyle({ color: 'quiet' })
const distance = listStyle({ flex: 'none', color: 'quiet', fontVariantNumeric: 'tabular-nums' })

interface ClinicRowProps {
  clinic: ListedClinic
  isSelected: boolean
  href: string
  onChoose: (clinic: ListedClinic) => void
}

/** A clinic in the list. The whole row selects the clinic, except the number, which calls. */
export const ClinicRow = ({ clinic, isSelected, href, onChoose }: ClinicRowProps) => {
  const copy = useCopy(mapCopy)
  const card = useCopy(clinicCardCopy)
  const line = lineToCall(clinic, useLocale())
  return (
    <li className={row}>
      <div className={top}>
        <RouteLink
          className={name}
          to={href}
          replace
          preventScrollReset
          aria-current={isSelected ? 'true' : undefined}
          translate="no"
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(clinic)
          }}
        >
          {clinic.name}
        </RouteLink>
        {clinic.distanceMiles !== undefined && (
          <span className={distance}>
            {clinic.coordinatesApproximate
              ? card.aboutMiles(clinic.distanceMiles)
              : card.miles(clinic.distanceMiles)}
          </span>
        )}
      </div>
      <ClinicAddress clinic={clinic} />
      {line && (
        <a className={phone} href={outbound.telephone(line.number, line.extension)}>
          <span translate="no">{line.number}</span>
          {line.language && <span>{`\u00a0${card.inLanguage(line.language)}`}</span>}
        </a>
      )}
      <HoursLine clinic={clinic} />
      {(clinic.isFree || clinic.isLowCost) && (
        <p className={badges}>
          {clinic.isFree && <span className={listRecipes.freeBadge}>{copy.costs.free}</span>}
          {clinic.isLowCost && <span className={listRecipes.lowBadge}>{copy.costs.low}</span>}
        </p>
      )}
      {!plotPoint(clinic) && !clinic.addressIsPrivate && <p className={quiet}>{copy.notPlotted}</p>}
    </li>
  )
}
