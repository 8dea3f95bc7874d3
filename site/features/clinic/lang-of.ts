import type { Clinic, ClinicSummary } from '@healthcare-for-all/cms/contract'

/** The language of one of a clinic's texts, if it is not the page's. */
export const langOf = (
  { inEnglish }: Pick<ClinicSummary, 'inEnglish'>,
  name: keyof Clinic,
): 'en' | undefined => (inEnglish?.includes(name) ? 'en' : undefined)
