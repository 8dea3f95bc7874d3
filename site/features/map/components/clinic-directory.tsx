import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { style } from '../../../theme/style.ts'
import { LIST_ID } from '../map-values.ts'
import { ClinicRow } from './clinic-row.tsx'

const heading = style({ fontSize: '20', marginBottom: '1' })
const hiddenOnPhones = style({ lgDown: { '@media screen': { display: 'none' } } })
const list = style({
  // On a phone it is a view of its own, and scrolls with the page.
  maxHeight: { lg: '500px' },
  overflowY: { lg: 'auto' },
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'card',
})
const quiet = style({ color: 'quiet', marginBottom: '2' })
/** What can be done depends on whether there is a map, which needs scripts. */
const withMap = style({ '@media (scripting: none)': { display: 'none' } })
const withoutMap = style({ display: 'none', '@media (scripting: none)': { display: 'inline' } })
const empty = style({ padding: '4' })

interface ClinicDirectoryProps {
  clinics: ListedClinic[]
  /** How many there are; the list has a hundred at most. */
  total: number
  /** Whether it lists what the map shows, and not what the search found. */
  isInView: boolean
  /** Whether it lists what is nearest to the visitor. */
  isNearMe: boolean
  isHiddenOnPhones: boolean
  selected: ListedClinic | undefined
  isNearestFirst: boolean
  hrefOf: (clinic: ListedClinic) => string
  onChoose: (clinic: ListedClinic) => void
  /** What to show in an empty list. */
  children: ReactNode
}

/** The clinics on the map as a list. */
export const ClinicDirectory = (props: ClinicDirectoryProps) => {
  const {
    clinics,
    total,
    isInView,
    isNearMe,
    selected,
    isNearestFirst,
    hrefOf,
    onChoose,
    children,
  } = props
  const copy = useCopy(mapCopy)
  // Without scripts there is no map to hide it for.
  const hydrated = useHydrated()
  return (
    <section css={props.isHiddenOnPhones && hydrated && hiddenOnPhones}>
      <h2 css={heading}>{copy.directory}</h2>
      <p css={quiet} role="status">
        {isInView ? (
          copy.inView(clinics.length, total)
        ) : isNearMe ? (
          copy.listedNear(clinics.length, total)
        ) : (
          <>
            <span css={withMap}>{copy.listed(clinics.length, total)}</span>
            <span css={withoutMap}>{copy.listedWithoutMap(clinics.length, total)}</span>
          </>
        )}
      </p>
      {isNearestFirst && clinics.length > 0 && <p css={quiet}>{copy.nearestFirst}</p>}
      {clinics.length === 0 ? (
        <div css={[list, empty]}>{children || copy.emptyView}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <ul id={LIST_ID} css={list} tabIndex={0} aria-label={copy.directory}>
          {clinics.map((clinic) => (
            <ClinicRow
              key={clinic.id}
              clinic={clinic}
              isSelected={clinic.id === selected?.id}
              href={hrefOf(clinic)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
