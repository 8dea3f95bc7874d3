import { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import type { KeptLetter } from '../../mail/queries/letters.ts'

/** A text to begin with. */
export interface ReadyText {
  id: number
  name: string
  text: string
}

/** What the panel needs to write a letter. */
export interface LetterDesk {
  /** Whether mail is set up. */
  sendsMail: boolean
  ready: Record<Locale, ReadyText[]>
  /** What was written so far, oldest first. */
  letters: KeptLetter[]
}

const MOST = 10_000

/** What a colleague writes, as endpoints take it. */
export const letterInput = {
  locale: z.enum(LOCALES),
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Write something first.').max(MOST)),
}
