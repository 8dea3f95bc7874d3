import type { APIRequestContext, Page } from '@playwright/test'
import { makeDictionary } from './dictionary.ts'
import { type Expected, expectedIn } from './expected.ts'
import { teachLocators, teachRequests } from './locators.ts'
import { readPairs } from './pairs.ts'
import { makeWords, type Words } from './words.ts'

/** Of this worker, which runs the tests of one language. */
let words: Words | undefined
let expected: Expected | undefined
const taught = new Set<string>()

export const learnSpanish = async (): Promise<void> => {
  words = makeWords(makeDictionary(await readPairs()))
  expected = expectedIn(words)
}

export const isSpanish = (): boolean => words !== undefined

export const expectedNow = (): Expected | undefined => expected

/** Each class of Playwright's is taught once. */
const once = (name: string, teach: (words: Words) => void) => {
  if (words && !taught.has(name)) teach(words)
  taught.add(name)
}

/** Makes all pages of the worker be read in Spanish, if that is its language. */
export const readInSpanish = (page: Page): void =>
  once('page', (known) => teachLocators(page, known))

/** Makes pages be requested in Spanish, without a browser. */
export const requestInSpanish = (request: APIRequestContext): void =>
  once('request', (known) => teachRequests(request, known))
