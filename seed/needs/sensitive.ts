import { type Need, need } from './need.ts'

/** Searches for these are nobody's business. */
export const sensitive: readonly Need[] = [
  {
    ...need(
      'Clinics for women’s health',
      'Clínicas de salud de la mujer',
      { categories: ['womens-health'] },
      `abortion*, abortion pill*, abort, aborto*, abortar, end my pregnancy, end a pregnancy, end pregnancy,
      ending my pregnancy, ending a pregnancy, terminate my pregnancy, terminate a pregnancy,
      terminate pregnancy, pregnancy termination*, termination of pregnancy, unwanted pregnan*,
      interrumpir el embarazo, interrumpir mi embarazo, interrupcion del embarazo, embarazo no deseado,
      morning after pill*, plan b, pildora del dia despues, pildora del dia siguiente,
      pastilla del dia despues, pastilla del dia siguiente, misoprostol, mifepriston*`,
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
      `gender*, gender affirming, gender therap*, transgender*, trans, trans care, trans clinic*,
      trans health*, trans doctor*, trans therap*, mujer trans, hombre trans, persona trans, clinica trans,
      transexual*, transsexual*, hormone*, hormone therap*, hrt, top surgery, bottom surgery, estrogen,
      estrogeno*, testosterone, testosterona, lgbt*, lgbt therap*, gay, bisexual*, nonbinary, non binary,
      lesbian*, lesbiana*, queer, genero, transgenero, hormonas, terapia hormonal, terapia de hormonas`,
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
      `immigration lawyer*, immigration attorney*, consulta migratoria, migratori*, immigra*, visa, visas,
      green card*, undocumented, no papers, without papers, daca, refugee*, asylum, abogad* de inmigracion,
      inmigra*, indocumentad*, sin papeles, no tengo papeles, no tiene papeles, refugiad*, asilo`,
    ),
    text: {
      en: 'Many free and low-cost clinics see people whatever their immigration status. You can call and ask before you come, without giving your name.',
      es: 'Muchas clínicas gratis y de bajo costo atienden a todas las personas, sin importar su estatus migratorio. Puede llamar y preguntar antes de ir, sin dar su nombre.',
    },
    isPrivate: true,
  },
  {
    ...need(
      'Medical clinics',
      'Clínicas médicas',
      { categories: ['medical'] },
      `green card medical*, green card exam*, green card physical*, medical exam for green card,
      immigration medical*, immigration exam*, immigration physical*, visa medical*, visa physical*,
      visa exam*, civil surgeon*, i 693, i693, examen medico de inmigracion, examen medico para inmigracion,
      examen de inmigracion, examen medico para la residencia, examen medico para la green card`,
    ),
    text: {
      en: 'For a green card, the exam has to be done by a doctor approved by the government, called a civil surgeon. This list shows who they are.',
      es: 'Para la green card, el examen lo tiene que hacer un médico autorizado por el gobierno. Esta lista muestra quién lo es.',
    },
    links: [
      {
        label: { en: 'Find a Civil Surgeon (USCIS)', es: 'Buscar un médico autorizado (USCIS)' },
        address: 'https://www.uscis.gov/tools/find-a-civil-surgeon',
      },
    ],
    isPrivate: true,
  },
]
