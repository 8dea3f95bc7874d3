interface Part {
  text: string
  /** True where the text is a number that a telephone can dial. */
  dialled: boolean
}

/** Numbers with their 1 before them, and the three short ones, where they stand as words. */
const NUMBERS = /(^|[\s(])(1-\d{3}-\d{3}-\d{4}|2-1-1|911|988)(?![,-]?\d)/g

/** A text in parts: telephone numbers, and what stands between them. */
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
