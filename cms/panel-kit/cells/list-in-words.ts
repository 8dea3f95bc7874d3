import { type Say, sayIn } from '../say.ts'

/** As many as fit on a few lines of a list. */
const MOST = 6

/** 'dentist, toothache and 12 more' */
export const listInWords = (words: readonly string[], say: Say = sayIn('en')): string => {
  const more = words.length - MOST
  return (
    words.slice(0, MOST).join(', ') +
    (more > 0 ? say({ en: ` and ${more} more`, es: ` y ${more} más` }) : '')
  )
}
