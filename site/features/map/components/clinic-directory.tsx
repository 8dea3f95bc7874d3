import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { LIST_ID, MAP_ID } from '../map-values.ts'
import { ClinicRow } from './clinic-row.tsx'
import { JumpLink } from './jump-link.tsx'

const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  marginBottom: '2',
})
const heading = style({ fontSize: '20' })
const list = style({
  maxHeight: '500px',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'card',
})
const quiet = style({ color: 'quiet', marginBottom: '2' })
const empty = style({ padding: '4' })

interface ClinicDirectoryProps {
  clinics: ListedClinic[]
  selected: ListedClinic | undefined
  isNearestFirst: boolean
  hrefOf: (clinic: ListedClinic) => string
  onChoose: (clinic: ListedClinic) => void
  /** What to show in an empty list. */
  children: ReactNode
}

/** The clinics on the map as a list. */
export const ClinicDirectory = (props: ClinicDirectoryProps) => {
  const { clinics, selected, isNearestFirst, hrefOf, onChoose, children } = props
  const copy = useCopy(mapCopy)
  return (
    <section>
      <div css={head}>
        <h2 css={heading}>{copy.directory}</h2>
        <JumpLink to={MAP_ID} isForPhones>
          {copy.toMap}
        </JumpLink>
      </div>
      {isNearestFirst && clinics.length > 0 && <p css={quiet}>{copy.nearestFirst}</p>}
      {clinics.length === 0 ? (
        <div css={[list, empty]}>{children}</div>
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
