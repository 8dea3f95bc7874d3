import type { SaidFilter } from '../../contract/said-filter.ts'
import type { NeedRow } from '../../needs/index.ts'
import type { FoundPlace } from '../../places/index.ts'

/** What a text says of a place and a need. */
export interface Understanding extends FoundPlace {
  row?: Pick<NeedRow, 'needs'> | undefined
  needWords?: string | null
  filters?: SaidFilter[]
  unknownPlace?: string | null
}

export const NOT_ASKED: FoundPlace = {
  place: null,
  alternatives: [],
  wholeState: false,
  unknownRegion: null,
}
