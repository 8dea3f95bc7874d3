/** The lowest that there is. */
const LOWEST = '00501'

/**
 * The five digits of a ZIP code or ZIP+4; what a spreadsheet made of it is put right: leading zeros that
 * it dropped, decimals that it added.
 */
export const tidyZipCode = (text: string): string | undefined => {
  const [, digits] = /^(\d{3,5})(?:\.0+|[- ]?\d{4})?$/.exec(text.trim()) ?? []
  const zip = digits?.padStart(5, '0')
  return zip !== undefined && zip >= LOWEST ? zip : undefined
}
