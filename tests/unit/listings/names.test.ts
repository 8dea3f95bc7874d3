import { expect, it } from 'vitest'
import { typedPhones } from '../../../cms/listings/endpoints/typed-phone.ts'
import { expectAnswers } from '../../support/table.ts'
import { type MadeClinic, openReader } from '../../support/understood.ts'

const clinic = (name: string, city: string, state: string, address = '1 Mill Rd'): MadeClinic => ({
  ...{ name, city, state, address, phone: null },
  // Far from each other, in the order of the list.
  ...{ latitude: city === 'Reno' ? 39.53 : 33.45, longitude: city === 'Reno' ? -119.81 : -112.07 },
})

const KINDS = ['Free Clinic', 'Community Health Center', 'Dental Clinic', 'Health Department']
const TOWNS = `Albany Boise Camden Dover Eugene Fargo Gary Helena Indio Joplin Keene Laredo
  Macon Norman Ogden Provo Quincy Racine Salem Tulsa Utica Vallejo Waco Yuma`.split(/\s+/)
const CLINICS: MadeClinic[] = [
  // What many are called tells none from another.
  ...TOWNS.flatMap((town) => KINDS.map((kind) => clinic(`${town} ${kind}`, town, 'TX'))),
  clinic('Canyon Sample Free Clinic', 'Phoenix', 'AZ'),
  clinic('Canyon Sample Dental Center', 'Reno', 'NV', '120 N Oak Street, Suite 2'),
  clinic('Clínica Señora de la Luz', 'Reno', 'NV', '9 Virginia St'),
  clinic('Zufeld Health Center', 'Phoenix', 'AZ'),
  clinic('Zufeld Health Center', 'Reno', 'NV'),
  clinic('Hope Clinic', 'Phoenix', 'AZ'),
  clinic('Bonita Springs Health Center', 'Bonita Springs', 'FL'),
  clinic('Community Health Center', 'Phoenix', 'AZ'),
  clinic("Women's Health Center", 'Phoenix', 'AZ'),
  clinic('Health Department', 'Phoenix', 'AZ'),
  clinic('Free Clinic', 'Phoenix', 'AZ'),
  clinic('St. Brannoc’s Children’s Clinic', 'Reno', 'NV'),
]
const { understood } = openReader(CLINICS)
const nameOf = (id: number | undefined) => {
  const { name, city } = CLINICS[id ?? -1] ?? {}
  return name && `${name}, ${city}`
}

const NUMBERS = `
630-555-0170 | (630) 555 0170 | (630)555-0170 | +1 630.555.0170 | 6305550170 | 16305550170 | +16305550170
1-630-555-0170 | 1 (630) 555-0170 | 630/555-0170 | 630–555–0170 | 630‑555‑0170 | 630 5550170 | 630 555-0170
tel:+16305550170 | call 630-555-0170 | Call: 630-555-0170. | el número 630 555 0170 | teléfono (630) 555-0170
630-555-0170 x12 | 630-555-0170 ext. 1234 | (630) 555-0170 extensión 4 | 630-555-0170 #3 | 630-555-0170/0171
my clinic is 630 555-0170, open? | dentist 630-555-0170 Reno | ６３０-５５５-０１７０ | 630.555.0170 or 630-555-0170`

const NO_NUMBERS = `
555-0170 | 5550170 | 988 | 911 | 2-1-1 | call 911 | 1-800-222-1222 | 1-800-273-8255 | 800-799-7233 | 89501
89501-1234 | 94952 1234 | 1200 Oak St, Reno NV 89501-1234 | 41.8801, -87.6312345 | 39.5296329123 | 418801 876312
63055501701 | 630555017 | 123-45-6789 | 630-155-0170 | 030-555-0170 | 130-555-0170 | +52 555 123 4567 | +44 20 7946 0958
6 3 0 5 5 5 0 1 7 0 | 000-000-0000 | 2026-11-27 630 | 3742205551212345 | 630-555-017 | 630-555-01700 | Reno`

const listOf = (text: string) => text.split(/[|\n]/).flatMap((one) => one.trim() || [])

it('telephone numbers are read in any usual spelling, and nothing else is taken for one', () => {
  const read = (text: string) => typedPhones(text).numbers.join()
  expect(listOf(NUMBERS).filter((text) => read(text) !== '6305550170')).toEqual([])
  expect(listOf(NO_NUMBERS).filter((text) => read(text) !== '')).toEqual([])
  expect(typedPhones('call 630-555-0170 x12, Reno').rest).toBe(', Reno')
})

/** The clinic that comes first, and texts that name it. */
const NAMED: Record<string, string> = {
  'Canyon Sample Free Clinic, Phoenix': `
    Canyon Sample Free Clinic | canyon sample free clinic | CANYON SAMPLE FREE CLINIC | canyon sample free clinc
    canyn sample free clinic | Canyon Sampel Free Clinic | Canyon Sample Free Clinic Phoenix AZ | Canyon Sample Phoenix
    canyon sample free clinic, phoenix, arizona | the Canyon Sample Free Clinic | Canyon-Sample Free Clinic
    is Canyon Sample Free Clinic open on sunday | phone number of canyon sample free clinic
    what are the hours of the Canyon Sample Free Clinic | near Canyon Sample Free Clinic`,
  'Canyon Sample Dental Center, Reno': `
    Canyon Sample Dental Center | canyon sample dental | Canyon Sample in Reno | canyon sample reno nv
    the free clinic on Oak Street in Reno | the clinic on Oak St, Reno, Nevada | clínica en la calle Oak en Reno
    health center at Oak Street Reno NV`,
  'Clínica Señora de la Luz, Reno': `
    Clínica Señora de la Luz | clinica senora de la luz | senora de la luz | señora de la luz reno
    clínica señorra de la luz en Reno | busco la clínica Señora de la Luz | Clínica Señora de la Luz, Reno, NV`,
  'Zufeld Health Center, Reno': 'Zufeld Health Center Reno | zufeld health center in reno nevada',
  'Zufeld Health Center, Phoenix': 'Zufeld Health Center | zufeld | Zufeld clinic',
  'Bonita Springs Health Center, Bonita Springs':
    'Bonita Springs Health Center, Bonita Springs, FL',
  // Hope, Arkansas, is not meant beside another word.
  'Hope Clinic, Phoenix': 'Hope Clinic | hope clinic',
  'St. Brannoc’s Children’s Clinic, Reno': `
    St. Brannoc's Children's Clinic | st brannocs childrens clinic | saint brannocs clinic | St Brannoc’s`,
}

/** General phrases and places, some of which are the whole name of a clinic too. */
const NOT_NAMED = `
free clinic | Free Clinic | dental clinic | community health center | Community Health Center | health department
Health Department | women's health | Women's Health Center | women's clinic | county health department | clinic
health center | family health center Houston | community health center Reno | free clinic in Phoenix | free clinic Reno NV
dental clinic Waco | dentist in Boise | clínica dental | clínica gratis | clínica en Reno | centro de salud | salud mental
Canyon | Canyon, TX | Phoenix | Reno | Bonita Springs | Bonita Springs, FL | Bonita Springs Health Center | Hope | Hope, AR
Oak Street | Oak Street Reno | 120 N Oak Street, Reno | dentist near Oak Street Reno | Reno NV 89501
clinic near the canyon | near the park | clinic near my house | doctor near me | dentist canyon | canyon rim | Sample
the health center in Albany | Albany dental clinic | help | hello | my dog is sick | i need a doctor | medicaid | insurance
NYC | Los Angeles | La Mesa | St. Louis | Navajo Nation | upstate New York | Pheonix AZ | phoenix arizona free clinic
Mayo Clinic | Stanford hospital | St. Mary's Hospital Reno | Planned Parenthood | Walmart | Mexico | suicide | chest pain`

it('a clinic is named by its name, a part that tells it from others, or its street, and by no general phrase', async () => {
  const rows = [...Object.entries(NAMED), [undefined, NOT_NAMED] as const].flatMap(
    ([name, texts]) => listOf(texts).map((text) => [text, name] as const),
  )
  await expectAnswers(rows, async ([text, name]) => [
    nameOf((await understood(text)).named?.ids[0]),
    name,
  ])
})

it('where a place is as plausible, it answers, and the clinic is offered', async () => {
  const offered = async (text: string) => {
    const found = await understood(text)
    return [found.place?.label, ...found.offered.map(nameOf)]
  }
  expect(await offered('Bonita Springs Health Center')).toEqual([
    'Bonita Springs, Florida',
    'Bonita Springs Health Center, Bonita Springs',
  ])
  expect(await offered('zufeld reno')).toEqual(['Reno, Nevada', 'Zufeld Health Center, Reno'])
  expect(await offered('dentist in Phoenix')).toEqual(['Phoenix, Arizona'])
  expect(await offered('Canyon')).toEqual(['Canyon, Texas'])
})

it('the name of a hospital or a clinic that is not listed is told, with its town where that is known', async () => {
  const rows: [text: string, name: string | undefined, place: string | undefined][] = [
    ["St. Mary's Hospital Reno", "St. Mary's Hospital", 'Reno, Nevada'],
    ['st marys hospital in reno', 'st marys hospital', 'Reno, Nevada'],
    ['Stanford hospital', 'Stanford hospital', undefined],
    ['Grady Memorial Hospital Atlanta', 'Grady Memorial Hospital', 'Atlanta, Georgia'],
    ['Clínica Santa Eufrasia Reno', 'Clínica Santa Eufrasia', 'Reno, Nevada'],
    ['Mayo Clinic', 'Mayo Clinic', undefined],
    ['mayo clinic', 'mayo clinic', undefined],
    ['Duke hospital', 'Duke hospital', undefined],
    ['Mount Sinai Hospital', 'Mount Sinai Hospital', undefined],
    // Whole, and not only its last words.
    ['North Shore Hospital', 'North Shore Hospital', undefined],
    ['south shore hospital chicago', 'south shore hospital', 'Chicago, Illinois'],
    ['university of chicago hospital', 'university of chicago hospital', 'Chicago, Illinois'],
    ['Lady of the Lake Hospital, Reno', 'Lady of the Lake Hospital', 'Reno, Nevada'],
    ['Is Mercy Hospital in Reno free', 'Mercy Hospital', 'Reno, Nevada'],
    // General phrases name nobody.
    ['hospital in Reno', undefined, 'Reno, Nevada'],
    ['best clinic in Reno', undefined, 'Reno, Nevada'],
    ['animal hospital Reno', undefined, 'Reno, Nevada'],
    ['south side clinic Reno', undefined, 'Reno, Nevada'],
    ['hospital', undefined, undefined],
    ['dónde hay salud mental', undefined, undefined],
    ['the nearest hospital', undefined, undefined],
  ]
  await expectAnswers(rows, async ([text, ...wanted]) => {
    const { notListed, place } = await understood(text)
    return [[notListed?.text, place?.label], wanted]
  })
})
