import { expect, it } from 'vitest'
import { lexiconsOf } from '../../../cms/vocabulary/words/lexicons.ts'
import { readWords } from '../../../cms/vocabulary/words/read-words.ts'
import { perWordFact, WORD_FACTS, type WordFact } from '../../../cms/vocabulary/words/word-facts.ts'
import { wordKey } from '../../../cms/vocabulary/words/word-key.ts'
import { categories } from '../../../seed/categories.ts'
import { services } from '../../../seed/services.ts'

type Pair = [string, string]

/** What people have decided in this directory. */
const DECIDED: Partial<Record<WordFact, [word: string, meaning: string | null][]>> = {
  services: [
    ['Tooth fairy', 'Dental Care'],
    ['Vaccines', 'Immunizations'],
    ['Walk the dog', null],
  ],
}

const NAMES: Partial<Record<WordFact, Pair[]>> = {
  services: [...services.flatMap(({ en, es }): Pair[] => [en, es ?? en].map((name) => [name, en]))],
  addedCategories: categories.flatMap(({ slug, name, serviceNames }): Pair[] =>
    [slug, name.en, name.es, ...serviceNames].map((text) => [text, slug]),
  ),
}

const lexicons = lexiconsOf(
  perWordFact((fact) => ({
    names: NAMES[fact] ?? [],
    decided: (DECIDED[fact] ?? []).map(([word, meaning]): [string, string | null] => [
      wordKey(word),
      meaning,
    ]),
  })),
)

/** The cell → entries ? what nobody knows */
const CELLS: Record<WordFact, string> = {
  languages: `
    English → English
    EN/ES → English, Spanish
    English and Spanish → English, Spanish
    Inglés y español → English, Spanish
    ENGLISH. SPANISH. → English, Spanish
    English Spanish → English, Spanish
    Eng/Span → English, Spanish
    Spanish (interpreter) → Spanish
    Interpreter services: Spanish, Somali → Spanish, Somali
    Bilingual staff (Spanish) → Spanish
    Spanish, Hmong & Lao, etc. → Spanish, Hmong, Lao
    Chinese (Mandarin, Cantonese) → Chinese, Mandarin, Cantonese
    Mandarin Chinese → Mandarin
    Farsi/Persian → Farsi
    ht | vie | ASL → Haitian Creole, Vietnamese, American Sign Language
    Creole; Cambodian → Haitian Creole, Khmer
    Chuukese, K'iche', Mam → Chuukese, K’iche’, Mam
    English, call first → English ? call first
    no Spanish → ? no Spanish
    No → ? No
    so → ? so
    x → ? x
    Spanich → ? Spanich`,
  services: `
    primary care, dental → Primary Care, Dental Care
    Atención dental y vacunas → Dental Care, Immunizations
    Women’s health, infants and children → WIC
    WOMENS HEALTH → Women's Health
    OB/GYN & pap smears → OB/GYN, Pap Tests
    pharmacies; laboratory services → Pharmacy, Laboratory
    medical/dental/behavioral health → Medical Care, Dental Care, Behavioral Health
    Services: dental, eye exam → Dental Care, Eye Exams
    Vaccinations (children) → Vaccinations
    Dental (no dentures) → ? Dental (no dentures)
    Dental by referral → ? Dental by referral
    Medical, dental - referrals only → ? Medical, dental - referrals only
    Dental not offered → ? Dental not offered
    No dental, vision → ? No dental, vision
    Grief and loss, podiatry → Podiatry ? Grief and loss
    Podiatry and hugs → Podiatry ? hugs
    tooth FAIRY, walk the dog → Dental Care
    vaccines → Immunizations`,
  insuranceAccepted: `
    Medicaid/Medicare → Medicaid, Medicare
    BCBS; UHC → Blue Cross Blue Shield, UnitedHealthcare
    Medicaid (Aetna, Molina) → Medicaid, Aetna, Molina
    uninsured → No insurance needed
    Medicaid; no private insurance → Medicaid ? no private insurance
    All private insurance except Aetna, Cigna → ? All private insurance except Aetna, Cigna
    Medicaid and Medicare not accepted → ? Medicaid and Medicare not accepted`,
  paymentOptions: `
    cash, check, Visa → Cash, Check, Credit card
    Sliding scale → Sliding fee scale
    free → No charge
    No checks → ? No checks
    eggs or honey → ? eggs or honey`,
  accessibility: `
    ADA accessible, elevator → Wheelchair accessible, Elevator
    handicapped parking → Accessible parking
    not wheelchair accessible → ? not wheelchair accessible
    ground floor → ? ground floor`,
  addedCategories: `
    Dental clinic; vision → dental, vision
    Salud mental → mental-health
    Primary Care → medical
    womens health → womens-health
    FQHC → ? FQHC`,
}

it('cells of words are read by names, codes, synonyms and what people have said, and nothing else', () => {
  const misses: string[] = []
  for (const fact of WORD_FACTS)
    for (const line of CELLS[fact].trim().split('\n')) {
      const cell = line.trim().split(' → ')[0] ?? ''
      const { known, unknown } = readWords(cell, lexicons[fact])
      const rest = unknown.length > 0 ? [`? ${unknown.join(' ? ')}`] : []
      const read = `${cell} → ${[known.join(', '), ...rest].filter(Boolean).join(' ')}`
      if (read !== line.trim()) misses.push(`${line.trim()}   was   ${read}`)
    }
  expect(misses).toEqual([])
})
