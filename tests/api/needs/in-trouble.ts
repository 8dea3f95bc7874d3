import type { UrgentNeed } from '../../../cms/contract/urgent-words.ts'
import { URGENT_TEXTS } from '../../support/urgent-texts.ts'
import {
  ADDICTION,
  ASSAULT,
  type Case,
  CHICAGO,
  CHILDREN,
  DENTAL,
  EMERGENCY,
  EMERGENCY_CARE,
  FOOD,
  HOUSTON,
  IMMIGRANTS,
  LAB,
  LGBTQ,
  MEDICAL,
  MIND,
  NATIVE_AMERICANS,
  POISONING,
  PREGNANCY,
  SUICIDE,
  URGENT,
  VACCINES,
  VETERANS,
  VIOLENCE,
  WOMEN,
} from './names.ts'

type Told = readonly [clinics: string, texts: readonly string[]]

const LINES: Record<UrgentNeed, string> = {
  emergency: EMERGENCY,
  poison: POISONING,
  suicide: SUICIDE,
  assault: ASSAULT,
  violence: VIOLENCE,
}

/** What somebody has or looks for, as it is typed, also where it resembles a town's name. */
const CALM_TEXTS: Told[] = [
  [
    DENTAL,
    [
      'dental emergency',
      'emergencia dental',
      'kids dentist',
      'dentista infantil',
      'gum bleeding',
      'sangrado de encías',
    ],
  ],
  [
    MIND,
    [
      'ataque de panico',
      'ataque de pánico',
      'panic attack',
      'sicologo',
      'sicóloga',
      'physcologist',
    ],
  ],
  [ADDICTION, ['fentanilo', 'withdrawal', 'meth', 'cocaine', 'cocaína', 'abuso de drogas']],
  [WOMEN, ['condones']],
  [VACCINES, ['bacuna', 'bacunas', "children's vaccines", 'flu shot in the arm']],
  [
    URGENT,
    [
      'broken arm',
      'brazo roto',
      'broken leg',
      'pierna quebrada',
      'dog bite',
      'mordida de perro',
      'sunburn',
      'accidente',
      'accident',
      'car accident',
      'cut my finger',
      'sangrado de nariz',
    ],
  ],
  [EMERGENCY_CARE, ['concussion', 'head injury', 'golpe en la cabeza']],
  [
    MEDICAL,
    [
      'shoulder',
      'shoulder pain',
      'dolor de hombro',
      'hives',
      'ronchas',
      'blood in stool',
      'sangre en las heces',
      'alta presion',
      'la presion',
      'quit smoking',
      'dejar de fumar',
      'dermatologist',
      'annual exam',
      'nutritionist',
      'hearing test',
      'diarrhea',
      'diarrea',
      'vomiting',
      'vómitos',
      'mareos',
      'anemia',
      'knee pain',
      'dolor de rodilla',
      'blood in urine',
      'sangre en la orina',
      'burning when i pee',
      'ardor al orinar',
      'green card medical exam',
      'lice',
      'piojos',
      'ringworm',
    ],
  ],
  [CHILDREN, ['newborn']],
  [LAB, ['lead test']],
  [LGBTQ, ['gay', 'gay clinic']],
  [IMMIGRANTS, ['visa']],
  [FOOD, ['food stamps', 'food pantry', 'estampillas de comida', 'banco de comida']],
  [NATIVE_AMERICANS, ['indian health']],
  [VETERANS, ['va clinic']],
]

const WITH_PLACES: Case[] = [
  ['severe bleeding chicago', EMERGENCY, CHICAGO],
  ['heat stroke in chicago', EMERGENCY, CHICAGO],
  ['overdose Polson', EMERGENCY, 'Polson, Montana'],
  ["children's dentist 77002", DENTAL, HOUSTON],
  ['pregnant 77002', PREGNANCY, HOUSTON],
  ['food stamps chicago', FOOD, CHICAGO],
  ['veterans clinic chicago', VETERANS, CHICAGO],
  ['va clinic 77002', VETERANS, HOUSTON],
  ['salem va clinic', null, 'Salem, Virginia'],
  ['no insurance chicago', null, CHICAGO],
  ['sin seguro chicago', null, CHICAGO],
  // Addresses, and towns whose names are such words.
  ['911 Elm Street, Dallas TX', null, 'Dallas, Texas'],
  ['Accident, Maryland', null, 'Accident, Maryland'],
  ['Gay, Georgia', null, 'Gay, Georgia'],
  ['Stamps, Arkansas', null, 'Stamps, Arkansas'],
  ['Stamps', null, 'Stamps, Arkansas'],
  ['Lead, SD', null, 'Lead, South Dakota'],
  ['Lead', null, 'Lead, South Dakota'],
  ['Alta, IA', null, 'Alta, Iowa'],
  ['Alta', null, 'Alta, Iowa'],
  ['Odd, WV', null, 'Odd, West Virginia'],
  ['Visalia', null, 'Visalia, California'],
  ['Vista', null, 'Vista, California'],
  ['Boulder', null, 'Boulder, Colorado'],
  ['Browning', null, 'Browning, Montana'],
]

const ALONE: Case[] = [
  ...URGENT_TEXTS.map(([text, need]): Case => [text, LINES[need], null]),
  ...CALM_TEXTS.flatMap(([clinics, texts]) => texts.map((text): Case => [text, clinics, null])),
]

/** Texts that offer no place, however similar to one. */
export const NO_PLACES: string[] = ALONE.map(([text]) => text)

/** What people in trouble type. */
export const IN_TROUBLE: Case[] = [...ALONE, ...WITH_PLACES]
