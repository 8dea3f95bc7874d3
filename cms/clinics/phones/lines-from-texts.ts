import { LINE_LABELS } from '../../contract/line-text.ts'
import { LINE_TYPES, type PhoneLine } from '../../contract/phone-lines.ts'
import { englishLanguage } from '../../contract/spoken-languages.ts'
import { isPhoneNumber } from '../../documents/fields/phone.ts'
import { readLines } from '../tidy/phone.ts'

const NAMES = new Map(
  LINE_TYPES.flatMap((type) => Object.values(LINE_LABELS[type]).map((label) => [label, type])),
)
const WRITTEN = new RegExp(
  String.raw`^(${[...NAMES.keys()].join('|')}): (\+?[\d -]+?)(?: x(\d{1,10}))?(?: \((.*?)\))?(?: – (.+))?$`,
)

/** A text as `lineText` writes it; undefined if it is another. */
const asWritten = (text: string): PhoneLine | undefined => {
  const [, label = '', number = '', extension, spoken, description] = WRITTEN.exec(text) ?? []
  const type = NAMES.get(label)
  if (!type || !isPhoneNumber(number)) return undefined
  return {
    number,
    extension: extension ?? null,
    type,
    languages: spoken ? spoken.split(', ').map(englishLanguage) : [],
    description: description ?? null,
  }
}

/**
 * The lines that a list of texts names, however people write them.
 * @param state postal abbreviation of the state where they ring
 * @returns undefined if one of them names no number
 */
export const linesFromTexts = (
  texts: readonly string[],
  state: string,
): PhoneLine[] | undefined => {
  const read = texts.map((text): PhoneLine[] => {
    const own = asWritten(text)
    if (own) return [own]
    return readLines(text, state).map(({ isCompleted: _, ...line }) => line)
  })
  return read.some((lines) => lines.length === 0) ? undefined : read.flat()
}
