import type { ImportStage } from '../stages.ts'

/** What a row of an uploaded file means for the directory. */
export const KINDS = ['new', 'changed', 'gone', 'held', 'rejected', 'same'] as const
export type Kind = (typeof KINDS)[number]

/** Those of which somebody decides. */
export const DECIDABLE: readonly Kind[] = ['new', 'changed', 'gone', 'held']

/** 'free' accepts all fields but those that are held. */
export type Decision = 'accepted' | 'free' | 'declined' | null

/** How an uploaded file stands. */
export interface ImportProgress {
  id: number
  fileName: string
  source: string
  status: ImportStage
  notice: string | null
  failure: string | null
  /** Who uploaded it. */
  by: string | null
  createdAt: string
  kinds: Record<Kind, number>
  /** Accepted, and not written yet. */
  accepted: number
  /** Rows that somebody could decide and nobody has. */
  undecided: number
  results: Record<'applied' | 'noted' | 'undone' | 'kept' | 'failed', number>
  /** How many rows the stage at hand has dealt with, and of how many. */
  done: number
  total: number
  /** How many written rows an undo would take back, and how many were touched since. */
  undoable: number
  touched: number
  /** How many of them an undo had to leave. */
  left: number
  /** What could not be used or is unsure, with how many rows it is about. */
  remarks: { note: string; rows: number }[]
  /** The columns that every row was rejected for; none where any row can be used. */
  rejectedFor: string[]
  /** Published clinics of the same source. */
  ofSource: number
  /** Invented clinics that are still there. */
  samples: number
}

/** One field as the directory has it and as the file has it. */
export interface Difference {
  field: string
  label: string
  ours: string
  file: string
  /** Why it needs a second look. */
  held: string | null
  /** Another clinic that this is about. */
  otherClinicId: number | null
}

/** A row as it is reviewed. */
export interface ReviewedRow {
  id: number
  /** Where it stands in the file; null for a clinic that the file lacks. */
  line: number | null
  kind: Kind
  clinicId: number | null
  name: string
  city: string
  state: string
  differences: Difference[]
  /** Why the whole row needs a second look. */
  doubt: string | null
  otherClinicId: number | null
  notes: string[]
  decision: Decision
  result: keyof ImportProgress['results'] | null
  reason: string | null
  /** Whether what it has written can be taken back now, or else why not. */
  canUndo: boolean
  blocked: string | null
}

export interface RowsPage {
  rows: ReviewedRow[]
  /** Rows that meet the filter, on all pages. */
  total: number
  /** Those among them that can still be decided. */
  open: number
  /** What there is to filter by among the rows of the kind. */
  states: string[]
  fields: { field: string; label: string }[]
}

/** Which rows are shown, or decided. */
export interface RowFilter {
  kinds: Kind[]
  state?: string
  field?: string
  text?: string
  /** Those that an undo had to leave. */
  left?: boolean
  /** Those that a remark is about. */
  note?: string
}

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

/** What a file's header shows before it is uploaded. */
export interface ColumnsAnswer {
  columns: string[]
  /** The cells of the first rows, in the order of the columns. */
  samples: string[][]
  /** What separates the columns, as found or as chosen. */
  delimiter: string
  delimiters: Named[]
  /** What may separate the items of a list in one cell. */
  separators: Named[]
  /** Where the columns are those of a known kind of file: its name, and what to say of it. */
  format: { name: string; notice: string } | null
  /** The mapping of an earlier file with these columns, or a guess by their names. */
  mapping: MappingDraft
  isRemembered: boolean
  /** Whether they are rows that an earlier upload handed back to be mended. */
  isPartial: boolean
  fields: MappedField[]
  categories: { slug: string; name: string }[]
}

/** A mapping as the form holds it; what the form does not show is passed on as it came. */
export interface MappingDraft {
  source: string
  columns: Record<string, string>
  /** What separates the items of single lists. */
  separators: Record<string, string>
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
