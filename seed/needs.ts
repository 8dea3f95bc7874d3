import { URGENT_NEEDS, URGENT_WORDS, type UrgentNeed } from '../cms/contract/urgent-words.ts'
import type { Localized } from './localized.ts'
import { beyondCare } from './needs/beyond-care.ts'
import { calm } from './needs/calm.ts'
import type { Need } from './needs/need.ts'
import { sensitive } from './needs/sensitive.ts'

const URGENT_NAMES: Record<UrgentNeed, Localized> = {
  emergency: { en: 'Emergencies', es: 'Emergencias' },
  poison: { en: 'Poisoning', es: 'Envenenamiento' },
  suicide: {
    en: 'Clinics with mental health care',
    es: 'Clínicas con atención de salud mental',
  },
  assault: { en: 'Sexual assault', es: 'Agresión sexual' },
  violence: { en: 'Violence at home', es: 'Violencia en el hogar' },
}

/** The clinics that go on helping after the call; for the others any may. */
const AFTERWARDS: Partial<Record<UrgentNeed, string[]>> = { suicide: ['mental-health'] }

const urgent = URGENT_NEEDS.map(
  (callFirst): Need => ({
    name: URGENT_NAMES[callFirst],
    words: URGENT_WORDS[callFirst],
    categories: AFTERWARDS[callFirst] ?? [],
    services: [],
    callFirst,
  }),
)

/** What people look for in place of a clinic's kind. */
export const needs: readonly Need[] = [...urgent, ...calm, ...beyondCare, ...sensitive]
