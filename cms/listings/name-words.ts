import { editDistance, normalizeWords } from '../places/index.ts'
import type { CountedWords } from './queries/name-words.ts'

/** The words of clinics' names: how many clinics have each tells how well it names one. */
export interface NameWords {
  clinics: number
  /** In how many names a word is; 0 if in none. */
  count: (word: string) => number
  /** Words a letter away, those of most clinics first. */
  similar: (word: string) => string[]
  /** Words that begin so, those of most clinics first. */
  startingWith: (start: string) => string[]
}

const MOST_SIMILAR = 4
/** Letters that one wrong letter leaves at the beginning of a word, or at its end. */
const KEPT = [1, 2] as const
const keptOf = ({ length }: string) => (length > 4 ? 2 : 1)

/** A word as it is before others and as it is at the end of a name: 'st' is saint and street. */
const formsOf = (written: string): Set<string> =>
  new Set([...normalizeWords(`${written} word`).slice(0, -1), ...normalizeWords(written)])

export const nameWordsOf = ({ clinics, words }: CountedWords): NameWords => {
  const counts = new Map<string, number>()
  for (const [written, count] of words)
    for (const word of formsOf(written)) counts.set(word, (counts.get(word) ?? 0) + count)
  const count = (word: string) => counts.get(word) ?? 0
  const sorted = [...counts.keys()].sort()
  const byEnd = new Map<string, string[]>()
  for (const word of sorted) {
    for (const kept of KEPT) {
      const same = byEnd.get(word.slice(-kept))
      if (same) same.push(word)
      else byEnd.set(word.slice(-kept), [word])
    }
  }
  const beginning = (start: string): string[] => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    let end = low
    while (sorted[end]?.startsWith(start)) end++
    return sorted.slice(low, end)
  }
  const mostFirst = (one: string, other: string) => count(other) - count(one)
  return {
    clinics,
    count,
    similar: (word) => {
      if (/\d/.test(word)) return []
      const kept = keptOf(word)
      const isNearly = (other: string) => Math.abs(other.length - word.length) <= 1
      const ending = byEnd.get(word.slice(-kept)) ?? []
      const others = [...beginning(word.slice(0, kept)), ...ending].filter(isNearly)
      return [...new Set(others)]
        .filter((other) => editDistance(word, other, 1) === 1)
        .sort(mostFirst)
        .slice(0, MOST_SIMILAR)
    },
    startingWith: (start) => beginning(start).sort(mostFirst),
  }
}
