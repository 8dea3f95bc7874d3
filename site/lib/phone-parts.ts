interface Part {
  text: string
  /** True if the text is a number that a phone can dial. */
  dialled: boolean
}

/** Numbers with a leading 1, and the three short ones, as separate words. */
const NUMBERS = /(^|[\s(])(1-\d{3}-\d{3}-\d{4}|2-1-1|911|988)(?![,-]?\d)/g

/** Splits a text into phone numbers and the parts between them. */
export const phoneParts = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const { index, 0: match, 1: before = '' } of text.matchAll(NUMBERS)) {
    const start = index + before.length
    parts.push({ text: text.slice(end, start), dialled: false })
    end = index + match.length
    parts.push({ text: text.slice(start, end), dialled: true })
  }
  parts.push({ text: text.slice(end), dialled: false })
  return parts.filter((part) => part.text !== '')
}
