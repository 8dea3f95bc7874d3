/** What a row of an uploaded file means for the directory. */
export type ImportKind = 'new' | 'changed' | 'held' | 'gone' | 'same' | 'rejected'

/** Why a person has to look at something, and the other clinic if it is about one. */
export interface Doubt {
  reason: string
  clinicId?: number
}

/** Under which `held` keeps what a row leaves in doubt by itself, however often it is compared. */
export const OF_ROW = 'row'
/** The same, of its point. */
export const OF_POINT = 'point'

/** A row of import_rows; `Data` is what an import may write to a clinic. */
export interface ImportRow<Data = Readonly<Record<string, unknown>>> {
  id: number
  import_id: number
  line: number | null
  cells: Readonly<Record<string, string>> | null
  source_id: string | null
  kind: ImportKind | null
  clinic_id: number | null
  seen_version: string | null
  name: string | null
  state: string | null
  city: string | null
  data: Data | null
  before: Data | null
  /** By field, or by '' for the whole row; for a rejected row, by the column it is about. */
  held: Readonly<Record<string, Doubt>> | null
  held_digest: string | null
  notes: string[] | null
  /** Words that nobody knows, by fact. */
  unknown: Readonly<Record<string, readonly string[]>> | null
  decision: 'accepted' | 'free' | 'declined' | null
  result: 'applied' | 'noted' | 'undone' | 'kept' | 'failed' | null
  reason: string | null
  applied_version: string | null
}
