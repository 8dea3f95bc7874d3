import type { Letter, Part } from './letter.ts'

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part
  return 'quote' in part ? quoted(part.quote) : part.href
}

/** Paragraphs, with a link in the line below the one that introduces it. */
export const partsAsText = (parts: Part[]): string =>
  parts
    .map(textOf)
    .join('\n\n')
    .replaceAll(/:\n\n(?=https?:\/\/)/g, ':\n')

/** A letter as plain text. The sentence before a link says what it is for. */
export const asText = ({ parts, end = [], site, home }: Letter): string =>
  [partsAsText([...parts, ...end]), [site, home].filter(Boolean).join('\n')].join('\n\n')
