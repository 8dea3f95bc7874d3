/** What somebody types, the clinics that are then shown, and where; null for neither. */
type Case = [text: string, clinics: string | null, place: string | null]

const DENTAL = 'Dental clinics'
const VISION = 'Vision clinics'
const MIND = 'Mental health clinics'
const ADDICTION = 'Clinics that treat addiction'
const STD = 'Clinics with tests for STDs'
const PREGNANCY = 'Clinics with care in pregnancy'
const WOMEN = 'Clinics for women’s health'
const VACCINES = 'Clinics with vaccines'
const INSULIN = 'Clinics that help with medicine'
const PHARMACY = 'Clinics with a pharmacy'
const CHILDREN = 'Clinics for children'
const URGENT = 'Urgent care clinics'
const LAB = 'Clinics with blood and lab tests'
const CANCER = 'Clinics with cancer screening'
const FEET = 'Clinics for feet'
const MEDICAL = 'Medical clinics'

const EMERGENCY = 'Emergencies'
const SUICIDE = 'Thoughts of suicide'
const VIOLENCE = 'Violence at home'

const CHICAGO = 'Chicago, Illinois'
const HOUSTON = '77002 (Houston, Texas)'

/** Needs alone, in English: a place is asked for. */
const ALONE: Case[] = [
  ['dentist', DENTAL, null],
  ['toothache', DENTAL, null],
  ['Tooth pain', DENTAL, null],
  ['wisdom teeth', DENTAL, null],
  ['root canal', DENTAL, null],
  ['dentures', DENTAL, null],
  ['abscess', DENTAL, null],
  ['eye exam', VISION, null],
  ['glasses', VISION, null],
  ['optometrist', VISION, null],
  ['therapist', MIND, null],
  ['anxiety', MIND, null],
  ['depression', MIND, null],
  ['psychiatrist', MIND, null],
  ['rehab', ADDICTION, null],
  ['suboxone', ADDICTION, null],
  ['drug treatment', ADDICTION, null],
  ['std test', STD, null],
  ['HIV testing', STD, null],
  ['chlamydia', STD, null],
  ['pregnant', PREGNANCY, null],
  ['prenatal care', PREGNANCY, null],
  ['midwife', PREGNANCY, null],
  ['birth control', WOMEN, null],
  ['pap smear', WOMEN, null],
  ['gynecologist', WOMEN, null],
  ['flu shot', VACCINES, null],
  ['vaccines', VACCINES, null],
  ['covid shot', VACCINES, null],
  ['insulin', INSULIN, null],
  ['prescription', PHARMACY, null],
  ['pharmacy', PHARMACY, null],
  ['pediatrician', CHILDREN, null],
  ['my baby is sick', CHILDREN, null],
  ['sports physical', CHILDREN, null],
  ['urgent care', URGENT, null],
  ['sprained ankle', URGENT, null],
  ['blood test', LAB, null],
  ['x-ray', 'Clinics with X-rays', null],
  ['colonoscopy', CANCER, null],
  ['foot doctor', FEET, null],
  ['blood pressure', MEDICAL, null],
  ['diabetes', MEDICAL, null],
  ['sore throat', MEDICAL, null],
  ['check-up', MEDICAL, null],
  ['UTI', MEDICAL, null],
]

const PAIRS: [words: string, clinics: string][] = [
  ['dentist', DENTAL],
  ['toothache', DENTAL],
  ['free dental', DENTAL],
  ['eye exam', VISION],
  ['cheap glasses', VISION],
  ['therapist', MIND],
  ['mental health clinic', MIND],
  ['methadone', ADDICTION],
  ['std test', STD],
  ['free hiv test', STD],
  ['pregnant', PREGNANCY],
  ['birth control', WOMEN],
  ['mammogram', WOMEN],
  ['flu shot', VACCINES],
  ['insulin', INSULIN],
  ['medication', PHARMACY],
  ['pediatrician', CHILDREN],
  ['walk-in clinic', URGENT],
  ['blood work', LAB],
  ['diabetes', MEDICAL],
  // Spanish.
  ['dentista', DENTAL],
  ['dolor de muelas', DENTAL],
  ['examen de la vista', VISION],
  ['lentes', VISION],
  ['terapeuta', MIND],
  ['salud mental', MIND],
  ['ansiedad', MIND],
  ['alcoholismo', ADDICTION],
  ['prueba de VIH', STD],
  ['clamidia', STD],
  ['embarazada', PREGNANCY],
  ['anticonceptivos', WOMEN],
  ['mamografía', WOMEN],
  ['vacunas', VACCINES],
  ['insulina', INSULIN],
  ['medicinas', PHARMACY],
  ['pediatra', CHILDREN],
  ['niños', CHILDREN],
  ['urgencias', URGENT],
  ['análisis de sangre', LAB],
  ['presión alta', MEDICAL],
  ['fiebre', MEDICAL],
]

const both = (place: string, label: string, write: (words: string) => string): Case[] =>
  PAIRS.map(([words, clinics]) => [write(words).replace('{place}', place), clinics, label])

/** Misspelled, the need or the place or both. */
const MISSPELLED: Case[] = [
  ['denist', DENTAL, null],
  ['dentest chicago', DENTAL, CHICAGO],
  ['toothake chicago', DENTAL, CHICAGO],
  ['dentist chigaco', DENTAL, CHICAGO],
  ['tootache chicgo', DENTAL, CHICAGO],
  ['optomitrist chicago', VISION, CHICAGO],
  ['therpist chicago', MIND, CHICAGO],
  ['psycologist chicago', MIND, CHICAGO],
  ['theripist', MIND, null],
  ['anxeity chicago', MIND, CHICAGO],
  ['pregnat 77002', PREGNANCY, HOUSTON],
  ['gynocologist chicago', WOMEN, CHICAGO],
  ['vacines chicago', VACCINES, CHICAGO],
  ['perscription chicago', PHARMACY, CHICAGO],
  ['pediatrican chicago', CHILDREN, CHICAGO],
  ['insuline chicago', INSULIN, CHICAGO],
  ['diabetis chicago', MEDICAL, CHICAGO],
  ['dentista en chicgo', DENTAL, CHICAGO],
]

/** Spanish, whose small words are the abbreviations of states: de, la, me, mi. */
const SENTENCES: Case[] = [
  ['examen de ojos', VISION, null],
  ['examen de los ojos', VISION, null],
  ['examen de ojos chicago', VISION, CHICAGO],
  ['examen de la vista en 77002', VISION, HOUSTON],
  ['lentes baratos', VISION, null],
  ['lentes baratos en chicago', VISION, CHICAGO],
  ['limpieza de dientes', DENTAL, null],
  ['me duele la muela', DENTAL, null],
  ['me duelen los dientes', DENTAL, null],
  ['necesito un dentista en chicago', DENTAL, CHICAGO],
  ['dentista para niños', DENTAL, null],
  ['clínica dental para niños', DENTAL, null],
  ['dentista de chicago', DENTAL, CHICAGO],
  ['dentista en la', DENTAL, 'Los Angeles, California'],
  ['LA dentist', DENTAL, 'Los Angeles, California'],
  ['dentista en El Paso', DENTAL, 'El Paso, Texas'],
  ['dentista La Mesa', DENTAL, 'La Mesa, California'],
  ['Los Ángeles dentista', DENTAL, 'Los Angeles, California'],
  ['prueba de embarazo', PREGNANCY, null],
  ['estoy embarazada', PREGNANCY, null],
  ['estoy embarazada chicago', PREGNANCY, CHICAGO],
  ['vacuna contra la gripe', VACCINES, null],
  ['vacuna contra la gripe chicago', VACCINES, CHICAGO],
  ['vacuna de la gripe 77002', VACCINES, HOUSTON],
  ['vacunas para los niños', VACCINES, null],
  ['prueba de ets', STD, null],
  ['pruebas de ets gratis chicago', STD, CHICAGO],
  ['prueba del VIH en chicago', STD, CHICAGO],
  ['medicina para la diabetes', PHARMACY, null],
  ['clínica de mujeres', WOMEN, null],
  ['control de natalidad', WOMEN, null],
  ['control de natalidad chicago', WOMEN, CHICAGO],
  ['quiero hablar con un psicólogo', MIND, null],
  ['clínica de salud mental en Chicago', MIND, CHICAGO],
  ['me quiero morir', 'Thoughts of suicide', null],
  ['me violaron', 'Sexual assault', null],
  ['mi esposo me pega', 'Violence at home', null],
]

/** What else people add to a need. */
const ASIDES: Case[] = [
  ['affordable dentist dallas tx', DENTAL, 'Dallas, Texas'],
  ['dentist without insurance chicago', DENTAL, CHICAGO],
  ['dentist no insurance chicago', DENTAL, CHICAGO],
  ['dentista sin seguro chicago', DENTAL, CHICAGO],
  ['spanish speaking dentist chicago', DENTAL, CHICAGO],
  ['dentist open saturday chicago', DENTAL, CHICAGO],
  ['open now chicago', null, CHICAGO],
  ['clinic for uninsured chicago', null, CHICAGO],
  ['no insurance', null, null],
  ['womens clinic', WOMEN, null],
  ['womens clinic chicago', WOMEN, CHICAGO],
  ['I feel sad', MIND, null],
]

/** Places, whose names have words for needs, and plain ones. */
const PLACES: Case[] = [
  ['chicago', null, CHICAGO],
  ['77002', null, HOUSTON],
  ['Chicago, IL', null, CHICAGO],
  ['clinics in chicago', null, CHICAGO],
  ['free clinic chicago', null, CHICAGO],
  ['doctor chicago', null, CHICAGO],
  ['Texas', null, 'Texas'],
  ['Cook County', null, 'Cook County, Illinois'],
  ['Cut Bank', null, 'Cut Bank, Montana'],
  ['clinics in Cut Bank', null, 'Cut Bank, Montana'],
  ['Polson', null, 'Polson, Montana'],
  ['free clinic Polson', null, 'Polson, Montana'],
  ['Cold Spring, NY', null, 'Cold Spring, New York'],
  ['Child of nowhere', CHILDREN, null],
  ['dentist in Cut Bank', DENTAL, 'Cut Bank, Montana'],
  ['flu shot in New York', VACCINES, 'New York, New York'],
  ['dentist Texas', DENTAL, 'Texas'],
  ['dentist LA', DENTAL, 'Los Angeles, California'],
  ['Eye doctor, Salt Lake City', VISION, 'Salt Lake City, Utah'],
  ['St. Louis therapist', MIND, 'St. Louis, Missouri'],
]

/** What nobody may miss: as it is typed in a hurry, in both languages. */
const URGENT_TEXTS: Case[] = [
  ['me quiero matar', SUICIDE, null],
  ['no quiero vivir', SUICIDE, null],
  ['ya no quiero vivir Houston TX', SUICIDE, 'Houston, Texas'],
  ["I don't want to live", SUICIDE, null],
  ['sucide', SUICIDE, null],
  ['suicde hotline', SUICIDE, null],
  ['suicidal thoughts chicago', SUICIDE, CHICAGO],
  ['self harm', SUICIDE, null],
  ['violencia de género', VIOLENCE, null],
  ['violencia en casa', VIOLENCE, null],
  ['violencia intrafamiliar', VIOLENCE, null],
  ['domestic violance chicago', VIOLENCE, CHICAGO],
  ['abused', VIOLENCE, null],
  ['mi novio me golpea', VIOLENCE, null],
  ['me duele el pecho', EMERGENCY, null],
  ['dolor en mi pecho', EMERGENCY, null],
  ['dolor del pecho', EMERGENCY, null],
  ['my chest hurts', EMERGENCY, null],
  ['chestpain', EMERGENCY, null],
  ['hart attack', EMERGENCY, null],
  ['over dose', EMERGENCY, null],
  ['my son overdosed', EMERGENCY, null],
  ['I took too many pills', EMERGENCY, null],
  ['my son overdosed chicago', EMERGENCY, CHICAGO],
  ['no puede respirar', EMERGENCY, null],
  ['poisen', 'Poisoning', null],
  ['my kid drank bleach', 'Poisoning', null],
]

/** A sentence around the need, whose other words are no places. */
const WORDY: Case[] = [
  ['teeth cleaning houston', DENTAL, 'Houston, Texas'],
  ['teeth cleaning houston tx', DENTAL, 'Houston, Texas'],
  ['pull a tooth chicago', DENTAL, CHICAGO],
  ['my tooth hurts so bad', DENTAL, null],
  ['emergency dentist', DENTAL, null],
  ['dentist Royal Oaks', DENTAL, 'Royal Oak, Michigan'],
  ['El Centro', null, 'El Centro, California'],
  ['free clinic in El Centro CA', null, 'El Centro, California'],
  ['Friend', null, 'Friend, Nebraska'],
  ['Houston someone to pull a tooth', DENTAL, 'Houston, Texas'],
  ['counseling for my son chicago', MIND, CHICAGO],
  ['false teeth', DENTAL, null],
  ['reading glasses', VISION, null],
  ['mobile dentist', DENTAL, null],
  ['I need a doctor', null, null],
  ['I need a dentist in Petaluma', DENTAL, 'Petaluma, California'],
  ['Wicker Park chicago', null, CHICAGO],
  ['physical therapist chicago', 'Clinics with physical therapy', CHICAGO],
  ['emergency room', 'Clinics with urgent and emergency care', null],
  ['covid test', LAB, null],
  // Spanish.
  ['sala de emergencias', 'Clinics with urgent and emergency care', null],
  ['sala de emergencia', 'Clinics with urgent and emergency care', null],
  ['bulto en el seno', CANCER, null],
  ['examen de sangre', LAB, null],
  ['prueba de covid', LAB, null],
  ['azúcar en la sangre', MEDICAL, null],
  ['control natal', WOMEN, null],
  ['dolor de oído houston', MEDICAL, 'Houston, Texas'],
  ['hueso roto', URGENT, null],
  ['no tengo seguro', null, null],
  ['no tengo seguro miami', null, 'Miami, Florida'],
  ['clínicas de bajo costo dallas', null, 'Dallas, Texas'],
  ['centro de salud miami', null, 'Miami, Florida'],
  ['clínica de salud houston', null, 'Houston, Texas'],
  ['condado de los angeles', null, 'Los Angeles County, California'],
  ['Condado de Harris', null, 'Harris County, Texas'],
  ['dentista condado de fresno', DENTAL, 'Fresno County, California'],
]

const ASSAULT = 'Sexual assault'
const POISONING = 'Poisoning'

/** As somebody writes who is in a hurry. */
const IN_A_HURRY: Case[] = [
  ['my baby ate pills', POISONING, null],
  ['my toddler swallowed pills', POISONING, null],
  ['me tomé unas pastillas', POISONING, null],
  ['mi hijo se tragó cloro', POISONING, null],
  ['embenenado', POISONING, null],
  ['intoxicación', POISONING, null],
  ['tengo ganas de morirme', SUICIDE, null],
  ['siucide', SUICIDE, null],
  ['OD on fentanyl', EMERGENCY, null],
  ['OD chicago', EMERGENCY, CHICAGO],
  ['overdoze', EMERGENCY, null],
  ['sobredocis', EMERGENCY, null],
  ['chest pane', EMERGENCY, null],
  ['stroke', EMERGENCY, null],
  ['seizure', EMERGENCY, null],
  ['stabbed', EMERGENCY, null],
  ['bleeding a lot', EMERGENCY, null],
  ['me falta el aire', EMERGENCY, null],
  ['he is choking me', EMERGENCY, null],
  ['my friend overdosed', EMERGENCY, null],
  ['me violó mi novio', ASSAULT, null],
  ['domestic vilence', VIOLENCE, null],
  ['child abuse', VIOLENCE, null],
]

/** Small words and slips that are no places and no other needs. */
const SMALL_WORDS: Case[] = [
  ['i have no money and need dentist', DENTAL, null],
  ['please help i have a toothache and no money', DENTAL, null],
  ['No. Hollywood', null, 'North Hollywood, California'],
  ['no hollywood dentist', DENTAL, 'North Hollywood, California'],
  ['hi i need a dentist', DENTAL, null],
  ['oh my tooth hurts', DENTAL, null],
  ['OH dentist', DENTAL, 'Ohio'],
  ['HI', null, 'Hawaii'],
  ['ok necesito insulina', INSULIN, null],
  ['la muela me duele', DENTAL, null],
  ['LA dentist', DENTAL, 'Los Angeles, California'],
  ['poison ivy', MEDICAL, null],
  ['pink eye', MEDICAL, null],
  ['weed addiction', ADDICTION, null],
  ['Weed, CA', null, 'Weed, California'],
  ['rental assistance', null, null],
  ['rental help chicago', null, CHICAGO],
  ['gripa', MEDICAL, null],
  ['dentist no id chicago', DENTAL, CHICAGO],
  ['no job dentist', DENTAL, null],
  ['no health insurance', null, null],
  ['hearing aids chicago', null, CHICAGO],
  ['prueba de sida en houston', STD, 'Houston, Texas'],
  ['preggo clinic phoenix', PREGNANCY, 'Phoenix, Arizona'],
]

/** What people call a part of a town. */
const PARTS_OF_TOWNS: Case[] = [
  ['south bronx', null, 'The Bronx, New York'],
  ['little havana', null, 'Miami, Florida'],
  ['little havana fl', null, 'Miami, Florida'],
  ['pilsen', null, CHICAGO],
  ['watts', null, 'Los Angeles, California'],
  ['watts los angeles', null, 'Los Angeles, California'],
  ['watts ca', null, 'Los Angeles, California'],
  ['bed stuy', null, 'Brooklyn, New York'],
  ['french quarter', null, 'New Orleans, Louisiana'],
  ['tenderloin', null, 'San Francisco, California'],
  ['the tenderloin san francisco', null, 'San Francisco, California'],
  ['skid row', null, 'Los Angeles, California'],
]

export const TEXTS: Case[] = [
  ...IN_A_HURRY,
  ...SMALL_WORDS,
  ...PARTS_OF_TOWNS,
  ...URGENT_TEXTS,
  ...WORDY,
  ...ALONE,
  ...both('chicago', CHICAGO, (words) => `${words} {place}`),
  ...both('Chicago, IL', CHICAGO, (words) => `${words} in {place}`),
  ...both('77002', HOUSTON, (words) => `${words} {place}`),
  ...both('Chicago', CHICAGO, (words) => `{place} ${words}`),
  ...both('chicago', CHICAGO, (words) => `${words.toUpperCase()} near {place}`),
  ...MISSPELLED,
  ...SENTENCES,
  ...ASIDES,
  ...PLACES,
]
