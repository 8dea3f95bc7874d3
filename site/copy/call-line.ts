import type { ClinicCardCopy } from './clinic-card.ts'

interface LineToCall {
  number: string
  extension: string | null
  /** The English name of the language that has to be said. */
  language: string | null
}

/** 'Call 864-555-0142 ext. 7 in Spanish' */
export const callLine = (
  { number, extension, language }: LineToCall,
  copy: ClinicCardCopy,
): string =>
  [copy.call(number), extension && copy.extension(extension), language && copy.inLanguage(language)]
    .filter(Boolean)
    .join(' ')
