import { expect } from '@playwright/test'
import type { Extent, Words } from './words.ts'

/** What a test expects, as a Spanish page says it. */
export interface Expected {
  /** What elements say: texts and patterns, or a list of them. */
  shown: (given: unknown, extent: Extent) => unknown
  address: (given: unknown) => unknown
  /** Each text in a value, at any depth. */
  value: (given: unknown) => unknown
}

/** Whether a value has keys and nothing else, as in an expected answer. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const expectedIn = (words: Words): Expected => {
  const address = (given: unknown) =>
    typeof given === 'string' ? (words.address(given) ?? given) : given

  const textValue = (text: string): unknown => {
    const meant = words.address(text) ?? words.text(text, 'whole')
    return meant instanceof RegExp ? expect.stringMatching(meant) : meant
  }
  const value = (given: unknown): unknown => {
    if (typeof given === 'string') return textValue(given)
    if (given instanceof RegExp) return words.pattern(given)
    if (Array.isArray(given)) return given.map(value)
    return isPlain(given)
      ? Object.fromEntries(Object.entries(given).map(([name, each]) => [name, value(each)]))
      : given
  }
  const shown = (given: unknown, extent: Extent): unknown => {
    if (typeof given === 'string') return words.text(given, extent)
    if (given instanceof RegExp) return words.pattern(given)
    return Array.isArray(given) ? given.map((each) => shown(each, extent)) : given
  }
  return { shown, address, value }
}
