import type { SaidFilter } from '../../contract/said-filter.ts'
import type { NeedRow } from '../../needs/index.ts'
import type { FoundPlace } from '../../places/index.ts'

/** What a text says of a place and a need. */
export interface Understanding extends FoundPlace {
  row?: Pick<NeedRow, 'needs'> | undefined
  needWords?: string | null
  filters?: SaidFilter[]
  unknownPlace?: string | null
  /** Whether the text is the name of a place and nothing else. */
  isPlaceAlone?: boolean
  respelled?: string | null
  passedOver?: string | null
  /** The abbreviation of a state that is typed beside a ZIP code of another one. */
  otherState?: string | undefined
}

export const NOT_ASKED: FoundPlace = {
  place: null,
  alternatives: [],
  wholeState: false,
  unknownRegion: null,
}
