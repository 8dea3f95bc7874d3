import { URGENT_NEEDS, URGENT_WORDS, type UrgentNeed } from '../cms/contract/urgent-need.ts'
import type { Localized } from './localized.ts'

export interface Need {
  /** The clinics for it, as a heading begins. */
  name: Localized
  /** A star stands for any ending. */
  words: readonly string[]
  /** Slugs. */
  categories: readonly string[]
  services: readonly string[]
  callFirst?: UrgentNeed
  text?: Localized
  links?: readonly { label: Localized; address: string }[]
  isPrivate?: boolean
}

const list = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const need = (
  en: string,
  es: string,
  clinics: { categories?: string[]; services?: string[] },
  words: string,
): Need => ({
  name: { en, es },
  words: list(words),
  categories: clinics.categories ?? [],
  services: clinics.services ?? [],
})

const URGENT_NAMES: Record<UrgentNeed, Localized> = {
  emergency: { en: 'Emergencies', es: 'Emergencias' },
  poison: { en: 'Poisoning', es: 'Envenenamiento' },
  suicide: { en: 'Thoughts of suicide', es: 'Pensamientos de suicidio' },
  assault: { en: 'Sexual assault', es: 'Agresión sexual' },
  violence: { en: 'Violence at home', es: 'Violencia en el hogar' },
}

const urgent = URGENT_NEEDS.map(
  (callFirst): Need => ({
    name: URGENT_NAMES[callFirst],
    words: URGENT_WORDS[callFirst],
    categories: [],
    services: [],
    callFirst,
  }),
)

const calm: readonly Need[] = [
  need(
    'Dental clinics',
    'Clínicas dentales',
    { categories: ['dental'] },
    `dentist*, dental, toothache*, tooth ache*, tooth pain, tooth, teeth, cavity, cavities, filling*, gums, gum pain,
    denture*, root canal*, wisdom tooth, wisdom teeth, braces, tooth extraction*, abscess*, dentista*, diente*,
    muela*, dolor de muela*, dolor de diente*, encias, caries, frenos, dentadura*, false teeth, teeth cleaning*,
    mobile dentist*, mobile dental, emergency dentist*, emergency dental, dentista de emergencia,
    dentista de urgencia, urgencia* dental*, emergencia* dental*, tooth removal, tooth pulled, pull a tooth, pull tooth, dental cleaning*`,
  ),
  need(
    'Vision clinics',
    'Clínicas de la vista',
    { categories: ['vision'] },
    `eye exam*, reading glasses, eye doctor*, eye care, eye test*, eye, eyes, vision, glasses, eyeglasses, optometr*,
    ophthalmolog*, glaucoma, cataract*, contact lens*, blurry vision, examen de la vista, examen de vista, ojo, ojos,
    lentes, anteojos, oculista*, oftalmolog*`,
  ),
  need(
    'Mental health clinics',
    'Clínicas de salud mental',
    { categories: ['mental-health'] },
    `therapist*, therapy, counsel*, depress*, anxiety, anxious, adhd, autism, anger, anger management, panic attack*, psychiatr*, psycholog*, ptsd,
    trauma, grief, bipolar, schizophreni*, mental health, mental, sad, sadness, someone to talk to, eating disorder*, triste, tristeza, terapeuta*,
    terapia, consejer*, deprimid*, ansiedad, psiquiatr*, psicolog*, salud mental`,
  ),
  need(
    'Clinics that treat addiction',
    'Clínicas que tratan adicciones',
    {
      services: [
        'Substance Abuse Treatment',
        'Addiction Treatment',
        'Medication-Assisted Treatment',
      ],
    },
    `drug rehab*, rehab, rehabs, rehab center*, rehab clinic*, detox*, addict*, alcoholi*, alcohol, drogadic*, drug treatment, drug abuse, substance abuse, suboxone, methadone,
    weed addiction*, opioid*, opiate*, heroin, fentanyl, sober, quit drinking, quit drugs, stop drinking, narcan, adiccion*, drogas,
    desintoxicacion, dejar de beber, dejar de tomar`,
  ),
  need(
    'Clinics with tests for STDs',
    'Clínicas con pruebas de ETS',
    { services: ['STD Testing', 'HIV Testing'] },
    `std, stds, sti, stis, sida, clap test*, std test*, sti test*, std clinic*, hiv, hiv test*, aids test*, chlamydia, gonorrhea,
    syphilis, herpes, hpv, prep, sexual health, clamidia, gonorrea, sifilis, vih, prueba de vih, pruebas de vih, ets`,
  ),
  need(
    'Clinics with care in pregnancy',
    'Clínicas con atención durante el embarazo',
    { services: ['Prenatal Care', 'Obstetrics', 'OB/GYN', 'Midwifery'] },
    `pregnan*, preggers, preggo, pregnancy test*, prenatal*, ob, obstetric*, midwi*, expecting a baby, ultrasound*, sonogram*, embaraz*, partera*`,
  ),
  need(
    'Clinics for women’s health',
    'Clínicas de salud de la mujer',
    { categories: ['womens-health'] },
    `womens health, womens, women, woman, pap, pap smear*, pap test*, gyn, gynecolog*, obgyn, ob gyn, birth control, contracepti*,
    condoms, iud, mammogram*, breast exam*, yeast infection*, menopause, family planning, salud de la mujer, mujer,
    mujeres, papanicolau, anticonceptiv*, control de natalidad, control natal, mamograf*, ginecolog*, planificacion familiar`,
  ),
  need(
    'Clinics with vaccines',
    'Clínicas con vacunas',
    { categories: ['immunizations'] },
    `flu shot*, flushot*, flu vaccine*, shots, shot, vaccin*, immuniz*, tetanus, covid shot*, covid vaccine*, booster*, mmr,
    measles, shingles shot*, vacuna*, vacunacion, vacuna de la gripe`,
  ),
  need(
    'Clinics that help with medicine',
    'Clínicas que ayudan con medicinas',
    { categories: ['pharmacy'], services: ['Diabetes Care'] },
    `insulin, insulina`,
  ),
  need(
    'Clinics with a pharmacy',
    'Clínicas con farmacia',
    { categories: ['pharmacy'] },
    `prescription*, medicine*, medication*, refill*, pharmac*, meds, inhaler*, pills, medicina*, medicamento*,
    receta*, farmacia*, pastillas`,
  ),
  need(
    'Clinics for children',
    'Clínicas para niños',
    { categories: ['pediatric'] },
    `pediatric*, child, children, childrens, kid, kids, baby, babies, infant*, newborn*, well child, sick child,
    school physical*, sports physical*, toddler*, teen*, pediatra*, pediatri*, nino, ninos, nina, ninas, bebe, bebes,
    hijo, hijos, hija, hijas`,
  ),
  need(
    'Urgent care clinics',
    'Clínicas de atención de urgencia',
    { categories: ['urgent-care'] },
    `urgent care, urgent, walk in clinic*, walk in, walkin, sprain*, stitches, same day, broken bone*, burn,
    atencion de urgencia, urgencia, urgencias, urgente, hueso roto, huesos rotos`,
  ),
  need(
    'Clinics with urgent and emergency care',
    'Clínicas con atención de urgencia y emergencia',
    { categories: ['emergency-care', 'urgent-care'] },
    `emergency room*, emergency, emergencies, er, hospital emergency, emergencia*, sala de emergencia*,
    sala de urgencia*`,
  ),
  need(
    'Clinics with physical therapy',
    'Clínicas con fisioterapia',
    { services: ['Physical Therapy'] },
    `physical therap*, physiotherap*, fisioterap*, terapia fisica, terapeuta fisic*`,
  ),
  need(
    'Clinics with blood and lab tests',
    'Clínicas con análisis de laboratorio',
    { services: ['Laboratory'] },
    `blood test*, blood work, covid test*, bloodwork, lab test*, lab work, labs, analisis de sangre, examen de sangre, examenes de sangre,
    prueba de sangre, pruebas de sangre, prueba de covid, pruebas de covid, laboratorio*`,
  ),
  need(
    'Clinics with X-rays',
    'Clínicas con rayos X',
    { services: ['X-ray'] },
    `x ray*, xray*, radiografia*, rayos x`,
  ),
  need(
    'Clinics with cancer screening',
    'Clínicas con pruebas de cáncer',
    { services: ['Cancer Screening', 'Colonoscopy', 'Mammograms', 'Pap Tests'] },
    `cancer, cancer screening*, cancer test*, colonoscop*, prostate, breast lump*, lump in my breast,
    lump in breast, prueba de cancer, colonoscopia*, bulto en el seno, bulto en el pecho, bulto en mi seno,
    bolita en el seno`,
  ),
  need(
    'Clinics for feet',
    'Clínicas para los pies',
    { services: ['Podiatry'] },
    `podiatr*, foot doctor*, foot pain, feet, podolog*, dolor de pie`,
  ),
  need(
    'Medical clinics',
    'Clínicas médicas',
    { categories: ['medical'] },
    `primary care, family doctor*, family medicine, checkup*, check up*, physical*, physical exam*, blood pressure,
    high blood pressure, hypertension, diabet*, asthma, cholesterol, thyroid, arthritis, back pain, headache*,
    migraine*, cough*, flu, fever, rash, stomach ache, stomachache, stomach pain, sore throat, strep throat, pink eye, pinkeye, poison ivy, poison oak, conjuntivitis, ear infection*, earache*,
    high blood sugar, blood sugar, uti, tb test*, tuberculosis, hepatitis, kidney*, general practitioner, internal medicine, atencion primaria,
    chequeo*, presion alta, duele la cabeza, duele el estomago, duele la espalda, duele la garganta,
    duele el oido, duele la barriga, dolor de barriga, asma, colesterol, dolor de espalda, dolor de cabeza, dolor de estomago,
    dolor de garganta, dolor de oido*, azucar en la sangre, azucar alta, tos, gripe, gripa, fiebre, medico general, medico de familia`,
  ),
]

/** Searches for these are nobody's business. */
const sensitive: readonly Need[] = [
  {
    ...need(
      'Clinics for women’s health',
      'Clínicas de salud de la mujer',
      { categories: ['womens-health'] },
      `abortion*, abortion pill*, abort, aborto*, abortar, end my pregnancy, end a pregnancy, end pregnancy,
      ending my pregnancy, ending a pregnancy, terminate my pregnancy, terminate a pregnancy, terminate pregnancy,
      pregnancy termination*, termination of pregnancy, unwanted pregnan*, interrumpir el embarazo,
      interrumpir mi embarazo, interrupcion del embarazo, embarazo no deseado, morning after pill*, plan b,
      pildora del dia despues, pildora del dia siguiente, pastilla del dia despues, pastilla del dia siguiente,
      misoprostol, mifepriston*`,
    ),
    text: {
      en: 'Not every clinic here offers abortion care. AbortionFinder lists places that do, and what the law is in each state.',
      es: 'No todas las clínicas aquí ofrecen abortos. AbortionFinder muestra los lugares que sí, y qué dice la ley en cada estado.',
    },
    links: [
      {
        label: { en: 'AbortionFinder', es: 'AbortionFinder' },
        address: 'https://www.abortionfinder.org/',
      },
    ],
    isPrivate: true,
  },
  {
    ...need(
      'Clinics for LGBTQ+ people',
      'Clínicas para personas LGBTQ+',
      {},
      `gender*, gender affirming, gender therap*, transgender*, trans, trans care, trans clinic*, trans health*,
      trans doctor*, trans therap*, mujer trans, hombre trans, persona trans, clinica trans, transexual*, transsexual*,
      hormone*, hormone therap*, hrt, top surgery, bottom surgery, estrogen, estrogeno*, testosterone, testosterona, lgbt*, lgbt therap*, gay, lesbian*, lesbiana*, queer, genero, transgenero,
      hormonas, terapia hormonal, terapia de hormonas`,
    ),
    text: {
      en: 'Call a clinic and ask whether it offers the care that you need. The LGBTQ+ Healthcare Directory lists people who do.',
      es: 'Llame a una clínica y pregunte si ofrece la atención que necesita. El directorio LGBTQ+ Healthcare Directory muestra quién la ofrece.',
    },
    links: [
      {
        label: { en: 'LGBTQ+ Healthcare Directory', es: 'LGBTQ+ Healthcare Directory' },
        address: 'https://lgbtqhealthcaredirectory.org/',
      },
    ],
    isPrivate: true,
  },
  {
    ...need(
      'Clinics for people without papers',
      'Clínicas para personas sin papeles',
      {},
      `immigration lawyer*, immigration attorney*, consulta migratoria, migratori*, immigra*, undocumented, no papers, without papers, daca,
      refugee*, asylum, abogad* de inmigracion, inmigra*, indocumentad*, sin papeles, no tengo papeles, no tiene papeles, refugiad*, asilo`,
    ),
    text: {
      en: 'Many free and low-cost clinics see people whatever their immigration status. You can call and ask before you come, without giving your name.',
      es: 'Muchas clínicas gratis y de bajo costo atienden a todas las personas, sin importar su estatus migratorio. Puede llamar y preguntar antes de ir, sin dar su nombre.',
    },
    isPrivate: true,
  },
]

/** What people look for in place of a clinic's kind. */
export const needs: readonly Need[] = [...urgent, ...calm, ...sensitive]
