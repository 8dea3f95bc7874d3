import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { createRandom } from '../../seed/sample/random.ts'
import { sampleClinics } from '../../seed/sample-clinics.ts'
import type { MadeClinic } from '../support/understood.ts'

const list = (text: string) => text.split(',').map((one) => one.trim())

const BEGINS = list(
  'Bar, Bel, Cor, Dal, Fen, Gar, Hal, Ker, Lam, Mar, Nor, Pel, Quin, Ros, Sten, Tal, Ul, Ver, Wal, Zan',
)
const MIDDLES = list('a, be, di, en, i, lo, mo, o, ri, ta, u')
const ENDS = list(
  'bury, court, dahl, gren, hurst, kin, land, mere, ner, quist, rell, son, teau, vich, worth',
)

/** As real directories call clinics: after people, organizations and their sites, streets, schools, saints, towns. */
const PATTERNS =
  list(`{a} Clinic, {a} Family Health Center, {a}-{b} Community Health Center, {a} {b} Free Clinic,
  Dr. {a} {b} Memorial Clinic, St. {a} Medical Clinic, St. {a} Health Center - {b}, {a} Health Services: {b},
  {a} Elementary School Health Center, {a} High School Based Clinic, {a} Community Health Centers at {b}, {a} Street Clinic,
  Clínica {a}, Clínica Familiar {a} y {b}, Centro de Salud {a}, {a} Dental Care, {a} Pediatrics & Family Medicine,
  {a} Women's Health Center, The {a} Center, {a} Mobile Health Unit, {a} House Shelter Clinic, {a} Valley Medical Group,
  {town} {a} Clinic, {a} Clinic of {town}, {a} Health Network - {town}, Greater {town} {a} Health Center, {a} Behavioral Health`)

/** Clinics with names that are made up, each in a town. */
export const madeClinics = (towns: readonly PlaceRow[], count: number): MadeClinic[] => {
  const random = createRandom(33)
  const word = () =>
    random.pick(BEGINS) + (random.chance(0.6) ? random.pick(MIDDLES) : '') + random.pick(ENDS)
  return Array.from({ length: count }, (_, at) => {
    const { name: city, state, latitude, longitude } = towns[at % towns.length] as PlaceRow
    const name = random
      .pick(PATTERNS)
      .replace('{a}', word())
      .replace('{b}', word())
      .replace('{town}', city)
    const phone = `${200 + Math.floor(at / 100)}-555-01${String(at % 100).padStart(2, '0')}`
    return { name, city, state, latitude, longitude, phone, address: `${at + 1} ${word()} St` }
  })
}

export const allClinics = (towns: readonly PlaceRow[]): MadeClinic[] => [
  ...sampleClinics().map((one) => ({
    ...one,
    latitude: one.latitude ?? 0,
    longitude: one.longitude ?? 0,
  })),
  ...madeClinics(towns, 3_000),
]

/** The longest word with a letter left out. */
const slipped = (name: string): string => {
  const [longest = ''] = name.match(/[\p{L}]+/gu)?.toSorted((a, b) => b.length - a.length) ?? []
  return name.replace(longest, longest.slice(0, 2) + longest.slice(3))
}

/** How people type the name of a clinic, and its number. */
export const NAMINGS: Record<string, (clinic: MadeClinic) => string> = {
  'its name': ({ name }) => name,
  'in small letters without accents': ({ name }) =>
    name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'with its town': ({ name, city }) => `${name} ${city}`,
  'with its town and state': ({ name, city, state }) => `${name}, ${city}, ${state}`,
  'a letter left out': ({ name }) => slipped(name),
  'its telephone number': ({ phone }) => phone ?? '',
  'its number in a sentence': ({ phone }) => `call (${phone?.replace('-', ') ')} please`,
}

/** What could be any clinic. */
export const GENERAL =
  list(`free clinic, free clinics, dental clinic, community health center, health department, women's health,
  women's clinic, family health center, medical center, urgent care, pediatric clinic, mental health clinic, eye clinic,
  school health center, county health department, mobile clinic, charitable pharmacy, low cost clinic, walk in clinic,
  clínica gratis, clínica dental, centro de salud, clínica de la mujer, salud mental, departamento de salud, clínica familiar`)
