const QUOTED_FROM = 60
/** Words on each side of what changed in a long text. */
const AROUND = 3
const MOST = 240

const AND = new Intl.ListFormat('en-US')

/** 'Vision, Dental care, and Labs' */
export const listed = (words: readonly string[]): string => AND.format(words)

const clipped = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text

/** A long text stands in quotes, so that its end shows. */
const quoted = (text: string): string =>
  text.length > QUOTED_FROM || /[.!?…]$/.test(text) ? `“${clipped(text)}”` : text

/** 'Phone: 864-555-0142 became 864-555-0177'; a value that is null was not there. */
export const became = (label: string, before: string | null, now: string | null): string => {
  if (before === null) return `${label}: ${quoted(now ?? '')} was added`
  if (now === null) return `${label}: ${quoted(before)} was removed`
  const [one, other] = changedParts(before, now)
  return `${label}: ${quoted(one)} became ${quoted(other)}`
}

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs < 0 ? one.length : differs
}

/** Of two long texts, what differs, with a few words on each side. */
const changedParts = (before: string, now: string): [string, string] => {
  if (Math.max(before.length, now.length) <= QUOTED_FROM) return [before, now]
  const [one, other] = [before.split(/\s+/), now.split(/\s+/)]
  const start = Math.max(0, commonStart(one, other) - AROUND)
  const [left, right] = [one.slice(start).reverse(), other.slice(start).reverse()]
  const end = Math.max(0, Math.min(commonStart(left, right), left.length, right.length) - AROUND)
  const part = (words: readonly string[]) => {
    const kept = words.slice(start, words.length - end).join(' ')
    return `${start > 0 ? '…' : ''}${kept}${end > 0 ? '…' : ''}`
  }
  return [part(one), part(other)]
}

const were = (words: readonly string[], done: string): string[] =>
  words.length === 0
    ? []
    : [`${listed(words.map(quoted))} ${words.length === 1 ? 'was' : 'were'} ${done}`]

/** 'Services: Vision was added; Labs was removed' */
export const listBecame = (
  label: string,
  before: readonly string[],
  now: readonly string[],
): string => {
  const added = now.filter((word) => !before.includes(word))
  const removed = before.filter((word) => !now.includes(word))
  const changes = [...were(added, 'added'), ...were(removed, 'removed')]
  return `${label}: ${changes.join('; ') || 'put in another order'}`
}
