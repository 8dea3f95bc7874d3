import { LOCALES, type Locale } from '../../contract/constants.ts'
import { plain } from './hours-text.ts'
import { type Token, tokensOf, withMarkers } from './hours-tokens.ts'
import { TYPED_WORDS } from './typed-words.ts'

const isWord = ({ kind }: Token) => kind === 'word'
const says = (tokens: readonly Token[], ...kinds: Token['kind'][]) =>
  tokens.some(({ kind }) => kinds.includes(kind))

const tokensIn = (text: string, locale: Locale) => {
  const typed = withMarkers(plain(text), locale, false)
  return { typed, locale, tokens: tokensOf(typed, locale, locale === 'en') }
}

/** Why `readOpeningHours` can't read a text, for whoever reviews it; undefined if it names no hours at all. */
export const whyUnread = (text: string): string | undefined => {
  const known = ({ tokens }: { tokens: Token[] }) => tokens.filter((token) => !isWord(token)).length
  const [{ typed, locale, tokens } = tokensIn(text, 'en')] = LOCALES.map((each) =>
    tokensIn(text, each),
  ).sort((one, other) => known(other) - known(one))
  const { main, season } = TYPED_WORDS[locale]
  const hasTimes = says(tokens, 'time', 'wholeDay', 'always')
  const hasDays = says(tokens, 'days', 'always')
  if (!hasTimes && !hasDays) return undefined
  const [found] = season.exec(typed) ?? []
  if (found) return `“${found}” may hold for a part of the year`
  const isOther = (token: Token) =>
    isWord(token) && /\p{L}/u.test(token.text) && !main.has(token.text)
  const other = tokens.find(isOther)
  if (other) return `“${other.text}” may change them`
  if (!hasDays) return 'they name no days'
  if (!hasTimes && !says(tokens, 'closed')) return 'they name no times'
  return 'their days and times can be read in more than one way'
}
