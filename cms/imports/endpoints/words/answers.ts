import type { WordFact } from '../../../vocabulary/index.ts'
import type { Entries } from '../../words/entries.ts'

/** A word that no vocabulary has, or had before somebody said what it means. */
export interface WordAnswer {
  id: number
  fact: WordFact
  /** What the fact is called. */
  label: string
  word: string
  /** How many clinics or rows have it. */
  count: number
  /** From where, in words. */
  sources: string
  example: string
  exampleClinic: number | null
  /** The entry that it probably means; null if none is like it. */
  guess: string | null
  certainty: string | null
  status: 'open' | 'means' | 'entry' | 'ignored'
  means: string | null
  by: string | null
}

export interface WordsAnswer {
  words: WordAnswer[]
  open: number
  decided: number
  /** What words can mean, by fact. */
  entries: Entries
}

/** The clinics that were left without a word, and the edit that would add what it means. */
export interface LeftClinics {
  ids: number[]
  field: string
  value: (string | number)[]
}
