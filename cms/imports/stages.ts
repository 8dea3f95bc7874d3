/**
 * The stages of an uploaded file. In those that end in -ing a background job is running, which
 * resumes after an interruption; in the others the import waits for a person, or is done.
 */
export const IMPORT_STAGES = [
  'comparing',
  'review',
  'applying',
  'stopping',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportStage = (typeof IMPORT_STAGES)[number]

/** The stage that an import's status names. */
export const importStage = (status: string): ImportStage =>
  IMPORT_STAGES.find((stage) => stage === status) ?? 'failed'

/** The stages in a few words. */
export const STAGE_NAMES: Record<ImportStage, string> = {
  comparing: 'Being compared with the directory',
  review: 'Ready for review',
  applying: 'Being applied',
  stopping: 'Being stopped',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
}
