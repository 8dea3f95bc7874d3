import type { ListedClinic, Place } from '@healthcare-for-all/cms/contract'
import { NO_FILTERS } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { type Cleared, countSet } from '../filters/filter-kinds.ts'
import type { CallValues, SearchAnswer } from '../query.ts'
import { useLookedFor } from '../use-looked-for.ts'
import { Elsewhere } from './elsewhere.tsx'
import { WaysOn } from './ways-on.tsx'

interface NothingFoundProps {
  title: string
  /** What the page always says of an empty list. */
  text?: string | undefined
  /** With what was understood of the words. */
  values: CallValues
  answer: SearchAnswer
  /** The answer's place, as it is called here; null on a map without one. */
  place: Place | null
  /** The address of the same search with a change. */
  hrefWith: (change: Cleared) => string
  /** The map with all clinics. */
  mapHref: string
  /** A clinic that was found elsewhere. */
  card: (clinic: ListedClinic) => ReactNode
  /** Beside the ways on. */
  children?: ReactNode
}

/** An empty list: what was looked for, what is nearest, who else helps, and where else to look. */
export const NothingFound = (props: NothingFoundProps) => {
  const { title, text, values, answer, place, hrefWith, mapHref, card, children } = props
  const { none } = useCopy(searchCopy)
  const { distance } = answer
  const lookedFor = useLookedFor(values)
  const isFiltered = countSet(values) > 0 || values.state !== undefined
  const isChosen = isFiltered || values.distance !== undefined
  const { need } = answer
  const isNeedAlone =
    need?.name &&
    need.services.length > 0 &&
    countSet(values, ['cost', 'open', 'traits']) === 0 &&
    values.state === undefined &&
    values.distance === undefined
  const sentence = isNeedAlone
    ? place && none.noneOf(need.name ?? '', distance, place.label)
    : isChosen
      ? distance === null
        ? none.text
        : none.textWithin(distance)
      : place &&
        (distance === null ? none.noneIn(place.label) : none.noneWithin(distance, place.label))
  return (
    <Notice title={title}>
      {place && lookedFor.length > 0 && !isNeedAlone && (
        <p>{none.lookedFor([...lookedFor, place.label])}</p>
      )}
      {sentence && <p>{sentence}</p>}
      {NO_FILTERS.some((name) => values[name]) && <p>{none.askThem}</p>}
      {place && <Elsewhere {...{ values, answer, place, hrefWith, card }} />}
      {text && <p>{text}</p>}
      <p>{none.could}</p>
      <WaysOn {...{ values, answer, hrefWith }} mapHref={place && isChosen ? undefined : mapHref} />
      {children}
    </Notice>
  )
}
