import { describe, expect, it } from 'vitest'
import { urgentNeed } from '../../../cms/contract/urgent-need.ts'
import type { UrgentNeed } from '../../../cms/contract/urgent-words.ts'
import { CALM_TEXTS, URGENT_TEXTS } from '../../support/urgent-texts.ts'

const CASES: [text: string, need: UrgentNeed | undefined][] = [
  ['overdose', 'emergency'],
  ['Overdosing in Chicago', 'emergency'],
  ['sobredosis', 'emergency'],
  ['chest pain', 'emergency'],
  ['dolor en el pecho', 'emergency'],
  ["can't breathe", 'emergency'],
  ['can’t breathe', 'emergency'],
  ['poison', 'poison'],
  ['poison control 77002', 'poison'],
  ['veneno', 'poison'],
  ['suicide', 'suicide'],
  ['SUICIDAL', 'suicide'],
  ['i want to kill myself', 'suicide'],
  ['quiero morirme', 'suicide'],
  ['rape', 'assault'],
  ['raped near Denver', 'assault'],
  ['violación', 'assault'],
  ['domestic violence', 'violence'],
  ['my husband beats me', 'violence'],
  ['violencia doméstica', 'violence'],
  ['overdose suicide', 'emergency'],
  // Towns, and words that only look similar.
  ['Petaluma, CA', undefined],
  ['Rapelje, MT', undefined],
  ['grapes', undefined],
  ['Polson, Montana', undefined],
  ['Hurt, VA', undefined],
  ['toothache', undefined],
  ['', undefined],
]

describe('a need where a phone line helps sooner than a clinic', () => {
  it.each([...CASES, ...URGENT_TEXTS])('%j → %s', (text, need) => {
    expect(urgentNeed(text)).toBe(need)
  })

  it.each(CALM_TEXTS)('is not in %j', (text) => expect(urgentNeed(text)).toBeUndefined())
})
