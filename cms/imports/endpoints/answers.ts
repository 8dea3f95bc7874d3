import type { ImportStage } from '../stages.ts'

/** What a row of an uploaded file means for the directory. */
export const KINDS = ['new', 'changed', 'gone', 'held', 'rejected', 'same'] as const
export type Kind = (typeof KINDS)[number]

/** Kinds that a person has to decide on. */
export const DECIDABLE: readonly Kind[] = ['new', 'changed', 'gone', 'held']

/** 'free' accepts all fields except those that are held. */
export type Decision = 'accepted' | 'free' | 'declined' | null

/** The progress of an uploaded file. */
export interface ImportProgress {
  id: number
  fileName: string
  source: string
  /** Of the source's own page; null as long as nothing has been compared. */
  sourceId: number | null
  status: ImportStage
  notice: string | null
  failure: string | null
  /** Whether it was fetched by its source's address, and not uploaded. */
  isFetched: boolean
  /** Who uploaded or fetched it; null for a command and for the schedule. */
  by: string | null
  /** Who has undone it, or the last of its rows. */
  undoneBy: string | null
  createdAt: string
  kinds: Record<Kind, number>
  /** Accepted but not written yet. */
  accepted: number
  /** Rows that still need a decision. */
  undecided: number
  results: Record<'applied' | 'noted' | 'undone' | 'kept' | 'failed', number>
  /** How many rows the current stage has processed, and out of how many. */
  done: number
  total: number
  /** Written rows that an undo would restore, and those that changed since. */
  undoable: number
  touched: number
  /** Written rows that an undo had to leave. */
  left: number
  /** Notes on unusable or doubtful cells, as stored and in the reader’s language, with their row counts. */
  remarks: { note: string; words: string; rows: number }[]
  /** The columns that rows were rejected for, if every row was rejected; otherwise empty. */
  rejectedFor: string[]
  /** Rows with a point of the file’s own, and those whose point is far from their town. */
  points: { all: number; far: number }
  /** Published clinics of the same source. */
  ofSource: number
  /** Sample clinics that still exist. */
  samples: number
}

/** One field as the directory has it and as the file has it. */
export interface Difference {
  field: string
  label: string
  ours: string
  file: string
  /** Why it needs a check. */
  held: string | null
  /** Id of another clinic that the reason is about. */
  otherClinicId: number | null
}

/** A row under review. */
export interface ReviewedRow {
  id: number
  /** Its line in the file; null for a clinic missing from the file. */
  line: number | null
  kind: Kind
  clinicId: number | null
  name: string
  city: string
  state: string
  differences: Difference[]
  /** Why the whole row needs a check. */
  doubt: string | null
  /** Whether somebody said which clinic it is about. */
  isPaired: boolean
  otherClinicId: number | null
  notes: string[]
  decision: Decision
  result: keyof ImportProgress['results'] | null
  reason: string | null
  /** Whether the row can be undone now, and if not, why. */
  canUndo: boolean
  blocked: string | null
}

export interface RowsPage {
  rows: ReviewedRow[]
  /** Rows that match the filter, on all pages. */
  total: number
  /** Matching rows that can still be decided. */
  open: number
  /** Filter options for rows of these kinds. */
  states: string[]
  fields: { field: string; label: string }[]
}

/** Which rows to show or decide. */
export interface RowFilter {
  kinds: Kind[]
  state?: string
  field?: string
  text?: string
  /** Only rows that an undo had to leave. */
  left?: boolean
  /** Only rows with this note. */
  note?: string
}

/** More of a source's clinics than this share don't close at once: the file may be incomplete. */
const MANY_GONE = 0.05

/** @param ofSource how many published clinics the source has */
export const isMissingMany = (gone: number, ofSource: number): boolean =>
  gone > ofSource * MANY_GONE

interface Named {
  value: string
  label: string
}

export interface MappedField {
  field: string
  label: string
  isRequired: boolean
  /** Whether its cells hold several items. */
  isList: boolean
}

/** What the first rows of a file show before it is uploaded. */
export interface ColumnsAnswer {
  columns: string[]
  /** The cells of the first rows, in column order. */
  samples: string[][]
  /** The column delimiter, detected or chosen. */
  delimiter: string
  /** The line with the names of the columns, detected or chosen; 0 if there is none. */
  headerLine: number
  /** The sheet of a workbook, found or chosen, and those to choose from. */
  sheet: string | null
  sheets: string[]
  /** Columns that may keep a row, its street or its telephone number from the public. */
  flags: { column: string; hides: 'row' | 'street' | 'phone' }[]
  /** Columns that seem to have further telephone numbers. */
  lines: string[]
  delimiters: Named[]
  /** Possible separators between the items of a list in one cell. */
  separators: Named[]
  /** The known format that has these columns, with the notice to show; null if there is none. */
  format: { name: string; notice: string; isOneSource: boolean } | null
  /** The mapping of an earlier file with these columns, or a guess from their names. */
  mapping: MappingDraft
  isRemembered: boolean
  /** Sources of earlier files with the same columns. */
  sources: string[]
  /** Whether the file is only part of its source, such as returned rejected rows. */
  isPartial: boolean
  fields: MappedField[]
  categories: { slug: string; name: string }[]
}

/** A mapping as the form holds it; settings that the form doesn't show pass through unchanged. */
export interface MappingDraft {
  source: string
  columns: Record<string, string>
  /** Separators between list items, by field. */
  separators: Record<string, string>
  /** Columns that are obeyed if they keep something from the public. */
  flags?: string[]
  /** Columns with further telephone numbers. */
  lines?: string[]
  facts: {
    isFree?: boolean
    isLowCost?: boolean
    section330Funded?: boolean
    slidingFeeScale?: 'yes' | 'no'
    categories?: string[]
    [fact: string]: unknown
  }
  [setting: string]: unknown
}
