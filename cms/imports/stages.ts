/**
 * How far an uploaded file has come. In those that end in -ing the product is at work, and goes on
 * there after an interruption; in the others it waits for a person, or is done.
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

/** What an import is at, in a few words. */
export const STAGE_NAMES: Record<ImportStage, string> = {
  comparing: 'Being compared with the directory',
  review: 'Ready to be reviewed',
  applying: 'Being applied',
  stopping: 'Being stopped',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
}
