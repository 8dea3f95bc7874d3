/**
 * The five digits of a ZIP code or ZIP+4; leading zeros that a spreadsheet dropped are restored.
 */
export const tidyZipCode = (text: string): string | undefined => {
  const [, digits] = /^(\d{3,5})(?:-?\d{4})?$/.exec(text.trim()) ?? []
  return digits?.padStart(5, '0')
}
