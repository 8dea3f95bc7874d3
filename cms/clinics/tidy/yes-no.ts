const words = (text: string) => new Set(text.split(' '))

const YES = words('yes y true t 1 x free si s verdadero gratis ✓ ✔ checked offered available')
const NO = words('no n false f 0 falso none unavailable')
/** Answers that say nothing: unknown is not no. */
const OPEN = words('unknown unk n/a na - ? desconocido')

/**
 * Reads a cell that says yes or no, in English or Spanish.
 * @returns 'open' if it says that nobody knows, undefined if it says none of these
 */
export const readYesNo = (text: string): boolean | 'open' | undefined => {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.!]/g, '')
  if (YES.has(plain)) return true
  if (NO.has(plain)) return false
  return OPEN.has(plain) ? 'open' : undefined
}
