import { createHash } from 'node:crypto'
import { type InEach, type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import type { SiteSetting } from '../../payload-types.ts'
import {
  type ActualCounts,
  actualCounts,
  type DirectoryCounts,
  isAllCounted,
} from '../../site-settings/index.ts'

/** Something to settle before the directory goes live. */
export interface LaunchItem {
  key: string
  title: string
  done: boolean
  /** Its state, and what to do. */
  text: string
  /** Where to change it in the panel. */
  href?: string
  /** The button with which a person confirms it. Left out if the product can tell by itself. */
  confirm?: { label: string; seen: string }
  /** The button that does it all. */
  step?: { label: string; path: string }
}

/** A key that changes whenever the text that somebody checked does. */
const seenOf = (key: string, says: unknown): string =>
  `${key} ${createHash('sha256').update(JSON.stringify(says)).digest('base64url').slice(0, 12)}`

type Figures = SiteSetting['homeFigures']

/** Those that stand as written. */
const figuresInWords = (figures: Figures): string =>
  (figures ?? [])
    .filter(({ counted }) => !counted)
    .map(({ value, label }) => `${value} ${label}`)
    .join(', ')

interface Claim {
  key: string
  title: string
  says: string
  /** What is true today; left out if nobody can count it. */
  actual?: string
  counted: boolean
}

/** Ends a text with one period, whether or not it has one already. */
const ended = (text: string): string => `${text.replace(/\.$/, '')}.`

const NOBODY_COUNTS: InEach = {
  en: 'These can’t be counted. HIPAA applies to those who treat patients or bill for care. Keep such a badge only if somebody has checked it.',
  es: 'Estos no se pueden contar. HIPAA se aplica a quienes atienden pacientes o cobran por la atención. Conserve una insignia así solo si alguien lo ha comprobado.',
}

/** A tile of the blog, and the number that it shows as written. */
interface Tile {
  name: string
  count: number
}

const claims = (
  settings: SiteSetting,
  tiles: readonly Tile[],
  actual: ActualCounts,
  say: Say,
): Claim[] => {
  const { homeFigures, aboutFigures, nationwideCounts } = settings
  const all = (figures: Figures) => (figures ?? []).every(({ counted }) => counted)
  return [
    {
      key: 'homeFigures',
      title: say({ en: 'Figures on the home page', es: 'Cifras de la página de inicio' }),
      says: figuresInWords(homeFigures),
      actual: actual.counted,
      counted: all(homeFigures),
    },
    {
      key: 'aboutFigures',
      title: say({ en: 'Figures on the about page', es: 'Cifras de la página «Quiénes somos»' }),
      says: figuresInWords(aboutFigures),
      actual: actual.counted,
      counted: all(aboutFigures),
    },
    {
      key: 'resourcesFigure',
      title: say({ en: 'Figure on the resources page', es: 'Cifra de la página de recursos' }),
      says: settings.resourcesFigure ?? '',
      actual: actual.resourcesCounted,
      counted: Boolean(settings.resourcesCounted),
    },
    {
      key: 'nationwideCounts',
      title: say({
        en: 'Clinics by state, in the nationwide view',
        es: 'Clínicas por estado, en la vista nacional',
      }),
      says: (nationwideCounts ?? [])
        .map(({ state, count }) => `${typeof state === 'object' ? state.name : state} ${count}`)
        .join(', '),
      actual: actual.nationwideCounted,
      counted: Boolean(settings.nationwideCounted),
    },
    {
      key: 'articleTiles',
      title: say({ en: 'Numbers on the blog’s tiles', es: 'Números en los recuadros del blog' }),
      says: tiles.map(({ name, count }) => `${name} ${count}`).join(', '),
      actual: actual.articlesCounted,
      counted: Boolean(settings.articlesCounted),
    },
    {
      key: 'footerNote',
      title: say({ en: 'Line in the footer', es: 'Línea al pie de página' }),
      says: settings.footerNote ?? '',
      actual: actual.footerCounted,
      counted: Boolean(settings.footerCounted),
    },
    {
      key: 'badges',
      title: say({ en: 'Badges in the footer', es: 'Insignias al pie de página' }),
      says: (settings.badges ?? []).join(', '),
      counted: false,
    },
  ]
}

const SETTINGS = '/admin/globals/site-settings'

interface Known {
  /** Read with its states, that is at depth 1. */
  settings: SiteSetting
  tiles: readonly Tile[]
  counts: DirectoryCounts
  /** From the environment; empty if it is not set there. */
  publicUrl: string
  hasMail: boolean
  language: PanelLanguage
}

/** All figures in one step, once there are clinics to count. */
const trueFigures = (settings: SiteSetting, say: Say): LaunchItem => {
  const item = { key: 'trueFigures', title: say({ en: 'True figures', es: 'Cifras reales' }) }
  if (isAllCounted(settings))
    return {
      ...item,
      done: true,
      text: say({
        en: 'Every figure that can be counted is counted.',
        es: 'Todas las cifras que se pueden contar se cuentan.',
      }),
    }
  if (settings.sampleData)
    return {
      ...item,
      done: false,
      text: say({
        en: 'The pages show figures as written, marked as examples. Count them once there are real clinics.',
        es: 'Las páginas muestran las cifras tal como se escribieron, marcadas como ejemplos. Cuéntelas cuando haya clínicas reales.',
      }),
    }
  return {
    ...item,
    done: false,
    text: say({
      en: 'Some figures are as written, below. One step counts all that can be counted, from then on.',
      es: 'Algunas cifras están tal como se escribieron; se ven abajo. Con un paso se cuentan, desde ese momento, todas las que se pueden contar.',
    }),
    step: {
      label: say({ en: 'Show the true figures', es: 'Mostrar las cifras reales' }),
      path: '/launch/true-figures',
    },
  }
}

/** What the product can tell by itself. */
const known = ({ settings, publicUrl, hasMail, language }: Known): LaunchItem[] => {
  const say = sayIn(language)
  return [
    {
      key: 'sampleData',
      title: say({ en: 'Real clinics', es: 'Clínicas reales' }),
      done: !settings.sampleData,
      text: settings.sampleData
        ? say({
            en: 'Every page says that its clinics are invented. Import real clinics, then remove the sample clinics there.',
            es: 'Todas las páginas dicen que sus clínicas son inventadas. Importe clínicas reales y luego quite allí las clínicas de ejemplo.',
          })
        : say({
            en: 'Pages no longer say that their clinics are invented.',
            es: 'Las páginas ya no dicen que sus clínicas son inventadas.',
          }),
      href: '/admin/collections/imports',
    },
    trueFigures(settings, say),
    {
      key: 'publicUrl',
      title: say({ en: 'Address of the site', es: 'Dirección del sitio' }),
      done: publicUrl.startsWith('https://'),
      text: publicUrl.startsWith('https://')
        ? say({ en: `PUBLIC_URL is ${publicUrl}.`, es: `PUBLIC_URL es ${publicUrl}.` })
        : say({
            en: 'PUBLIC_URL is not an https address yet, so search engines and links in emails lead elsewhere.',
            es: 'PUBLIC_URL todavía no es una dirección https, así que los buscadores y los enlaces de los correos llevan a otro lugar.',
          }),
    },
    {
      key: 'mail',
      title: say({ en: 'Email', es: 'Correo electrónico' }),
      done: hasMail,
      text: hasMail
        ? say({ en: 'An email host is set.', es: 'Hay un servidor de correo configurado.' })
        : say({
            en: 'SMTP_URL is not set, so password resets and answers to submissions are not emailed.',
            es: 'SMTP_URL no está configurado, así que no se envían por correo los restablecimientos de contraseña ni las respuestas a solicitudes.',
          }),
    },
  ]
}

/** What a person has to check, since the product can't tell. */
const lookedAt = ({ settings, tiles, counts, language }: Known): LaunchItem[] => {
  const say = sayIn(language)
  const looked = settings.lookedAt ?? []
  const item = (key: string, says: unknown, label: string) => {
    const seen = seenOf(key, says)
    return { key, done: looked.includes(seen), confirm: { label, seen } }
  }
  return [
    {
      ...item('backups', '', say({ en: 'We have restored one', es: 'Ya restauramos una' })),
      title: say({ en: 'Backups', es: 'Copias de seguridad' }),
      text: say({
        en: 'The panel can’t see your backups. Make one, restore it elsewhere, and check that everything is there.',
        es: 'El panel no puede ver sus copias de seguridad. Haga una, restáurela en otro lugar y compruebe que todo está ahí.',
      }),
    },
    {
      ...item(
        'legal',
        [settings.privacy, settings.terms, settings.legalUpdated],
        say({ en: 'We have read them', es: 'Ya los leímos' }),
      ),
      title: say({ en: 'Privacy policy and terms', es: 'Política de privacidad y términos' }),
      text: say({
        en: `They say “${settings.legalUpdated ?? ''}”. Read them, and name everyone who learns of a visit.`,
        es: `Dicen «${settings.legalUpdated ?? ''}». Léalos y nombre a todos los que se enteran de una visita.`,
      }),
      href: SETTINGS,
    },
    ...claims(settings, tiles, actualCounts(settings, counts, language), say).map(
      ({ key, title, says, actual, counted }) => {
        const item_ = item(key, says, say({ en: 'Keep as is', es: 'Dejarlo así' }))
        return {
          ...item_,
          done: counted || item_.done,
          title,
          text: counted
            ? say({ en: 'This is counted automatically.', es: 'Esto se cuenta automáticamente.' })
            : `${say({
                en: `The pages say: ${ended(says || 'nothing')}`,
                es: `Las páginas dicen: ${ended(says || 'nada')}`,
              })} ${
                actual
                  ? ended(say({ en: `True today: ${actual}`, es: `Hoy es cierto: ${actual}` }))
                  : say(NOBODY_COUNTS)
              }`,
          href: SETTINGS,
        }
      },
    ),
  ]
}

/** Everything to settle before the directory goes live, in the order in which to do it. */
export const launchItems = (facts: Known): LaunchItem[] => [...known(facts), ...lookedAt(facts)]
