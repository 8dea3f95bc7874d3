import { expect, test } from 'vitest'
import type { Answers } from '../support/rendered/answers.ts'
import { changed } from '../support/rendered/defaults.ts'
import { open } from '../support/rendered/open.ts'
import { textOf } from '../support/rendered/read.ts'
import { ADDRESSES } from '../support/rendered/screens.ts'

/** The fields that the specification documents of a clinic, a state and a category. */
const DOCUMENTED = new Set(
  `id name slug address city state zipCode phone website description latitude longitude
  hoursOfOperation services isFree isLowCost verified foundedYear staffCount organizationType
  medicalDirector specialPrograms insuranceAccepted paymentOptions eligibilityRequirements
  appointments languages accessibility section330Funded fqhcLookAlike pharmacy laboratory xray
  dentalServices mentalHealth womenHealth pediatrics emergencyServices
  abbreviation clinicCount icon clinics total`.split(/\s+/),
)

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Of rows, only what is documented. */
const documented = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(documented)
  if (!isRow(value)) return value
  const kept = Object.entries(value).filter(([name]) => DOCUMENTED.has(name))
  return Object.fromEntries(kept.map(([name, each]) => [name, documented(each)]))
}

/** Null for each list of a row, and for each value that may be missing. */
const nullLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nullLists)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === 'clinics') return [name, nullLists(each)]
      return [name, Array.isArray(each) ? null : each]
    }),
  )
}

/** Calls that answer with clinics, states and categories. */
const DIRECTORY: (keyof Answers)[] = [
  'searchClinics',
  'clinicBySlug',
  'popularStates',
  'states',
  'stateBySlug',
  'stateClinics',
  'categories',
  'categoryBySlug',
  'categoryClinics',
  'featuredClinics',
]

test.each([
  ['with only the documented fields', documented],
  ['with null for each list', nullLists],
  [
    'with no lists of clinics',
    (answer: unknown) =>
      isRow(answer) && 'clinics' in answer ? { ...answer, clinics: null } : answer,
  ],
])('answers %s make whole pages', async (_, change) => {
  const misses: string[] = []
  for (const address of ADDRESSES) {
    const [usual, page] = [await open(address), await open(address, changed(change, DIRECTORY))]
    const title = textOf(page.document.querySelector('h1'))
    if (page.status !== usual.status) misses.push(`${address}: ${page.status}`)
    else if (title !== textOf(usual.document.querySelector('h1')))
      misses.push(`${address}: ${title}`)
    if (/undefined|NaN|\[object/.test(textOf(page.document.querySelector('main'))))
      misses.push(`${address}: a value of code`)
  }
  expect(misses).toEqual([])
})
