import type { Inline } from '@healthcare-for-all/cms/contract'

/** The plain words of a line. */
export const wordsOf = (content: Inline[]): string =>
  content
    .map((part) => {
      if (part.type === 'text') return part.text
      return part.type === 'break' ? ' ' : wordsOf(part.content)
    })
    .join('')
