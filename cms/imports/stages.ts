import type { InEach } from '../panel-kit/say.ts'

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
export const STAGE_NAMES: Record<ImportStage, InEach> = {
  comparing: { en: 'Being compared with the directory', es: 'Se compara con el directorio' },
  review: { en: 'Ready for review', es: 'Lista para revisar' },
  applying: { en: 'Being applied', es: 'Se está aplicando' },
  stopping: { en: 'Being stopped', es: 'Se está deteniendo' },
  applied: { en: 'Applied', es: 'Aplicada' },
  undoing: { en: 'Being undone', es: 'Se está deshaciendo' },
  undone: { en: 'Undone', es: 'Deshecha' },
  failed: { en: 'Failed', es: 'Con error' },
}
