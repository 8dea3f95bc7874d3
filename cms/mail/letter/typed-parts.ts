import type { Part } from './letter.ts'

const ADDRESS = /^https?:\/\/\S+$/

/** What a colleague has typed as a letter's paragraphs; an address in a line of its own is a link. */
export const typedParts = (text: string): Part[] =>
  text
    .replaceAll(/^(https?:\/\/\S+)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (ADDRESS.test(part) ? { href: part, label: part, isQuiet: true } : part))
