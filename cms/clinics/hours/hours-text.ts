/** Tags after which a new line begins. */
const LINE_TAG = /<\/?(?:br|p|li|ul|ol|div|tr|table|h[1-6])\b[^<>]{0,200}>/gi
const TAG = /<\/?[a-z][^<>]{0,200}>/gi
const DASH_ENTITY = /&(?:[nm]dash|minus|#x201[0-5]|#821[0-3]|#4[56]);/gi
/** A dash in UTF-8 that was read in another code page, or in two. */
const BROKEN_DASH = /GÇ[ôö]|ΓÇ[ôö]|â€[“”]|Ã¢â‚¬â€œ|[\u0096\u0097]/g

/**
 * A text without tags, entities, accents and quotation marks, in small letters. Lines stay lines; every
 * dash is '-', every bracket round.
 */
export const plain = (text: string): string =>
  text
    .replace(LINE_TAG, '\n')
    .replace(TAG, ' ')
    .replace(DASH_ENTITY, '-')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(BROKEN_DASH, '-')
    .replace(/(?<=\s)\u00ad|\u00ad(?=\s)/g, '-')
    .replace(/(?<=\p{L})\u00ad(?=\p{Lu})/gu, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\\r|\\n|\r\n?/g, '\n')
    .replace(/[\p{Pd}−~]/gu, '-')
    .replace(/-(?:\s*-)+/g, '-')
    .replace(/[{[]/g, '(')
    .replace(/[}\]]/g, ')')
    .replace(/["'’‘“”`´*_]/g, '')
    .replace(/[•·▪●|]/g, '\n')
    .replace(/[\p{So}←-⇿]|[^\S\n]+/gu, ' ')
    .trim()
