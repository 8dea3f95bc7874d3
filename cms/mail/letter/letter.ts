import type { Locale } from '../../contract/constants.ts'

/** A paragraph, a link on a line of its own, or what somebody has written. */
export type Part =
  | string
  /** @param isQuiet whether it is no button: nobody opens the email for it */
  | { href: string; label: string; isQuiet?: true }
  | { quote: string }

/** What an email says, before it has a form. */
export interface Letter {
  locale: Locale
  /** What the directory calls itself. */
  site: string
  /** The home page in that language, such as https://clinics.example/es; empty if nobody has set it. */
  home: string
  subject: string
  parts: Part[]
  /** Below the letter, in small print. */
  end?: Part[]
}

/** The most characters of a subject that mail programs show. */
const MOST_OF_A_SUBJECT = 150

/** One line, so that nothing typed becomes a header. */
export const subjectLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_OF_A_SUBJECT)

/** The most characters of a name that fit on one line. */
const MOST_OF_A_NAME = 80

/**
 * A name as an email may quote it. Anyone can enter anything in the public forms, with somebody
 * else's address, so nothing is left that a mail program would turn into a link.
 */
export const quotedName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} &'’.,()-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_OF_A_NAME)
