import type { Locale } from '../../contract/constants.ts'
import { outbound } from '../../contract/paths.ts'
import { wordsIn } from '../words/words-in.ts'

/** What a reply is made from. */
export interface Letter {
  name: string
  email: string
  subject: string
  message: string
  /** ISO 8601. */
  at: string
  /** Of the pages that it was sent from. */
  locale: Locale
}

/** Mail programs cut off longer links, or open nothing. */
const MOST_CHARACTERS = 1_900
const CUT = '> …'

/** Half of a UTF-16 surrogate pair can't be encoded. */
const whole = (text: string) => text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')

const encoded = (text: string) => encodeURIComponent(whole(text).replaceAll(/\r?\n/g, '\r\n'))

/** As many of a message's lines as fit, each quoted. */
const quote = (message: string, room: number): string => {
  const lines = message.split(/\r?\n/).map((line) => `> ${line}`)
  let quoted = ''
  for (const line of lines) {
    const longer = quoted === '' ? line : `${quoted}\n${line}`
    if (encoded(longer).length <= room) {
      quoted = longer
      continue
    }
    // One line may be the whole message, so as many words of it as fit are taken.
    const words = line.split(' ')
    while (words.length > 1 && encoded(`${quoted}\n${words.join(' ')}\n${CUT}`).length > room)
      words.pop()
    return words.length > 1 ? `${quoted}\n${words.join(' ')}\n${CUT}`.trim() : `${quoted}\n${CUT}`
  }
  return quoted
}

/** A link that opens a reply in the mail program, with as much of the message quoted as fits. */
export const replyLink = ({ name, email, subject, message, at, locale }: Letter): string => {
  const start = `${outbound.email(whole(email))}?subject=${encoded(`Re: ${subject}`)}&body=`
  const opening = `\n\n${wordsIn(locale).wrote(name, at)}\n`
  const room = MOST_CHARACTERS - start.length - encoded(opening).length
  return start + encoded(opening + quote(message, room))
}
