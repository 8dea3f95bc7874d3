import { createHash } from 'node:crypto'
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

const NOBODY_COUNTS =
  'These can’t be counted. HIPAA applies to those who treat patients or bill for care. Keep such a badge only if somebody has checked it.'

/** A tile of the blog, and the number that it shows as written. */
interface Tile {
  name: string
  count: number
}

const claims = (settings: SiteSetting, tiles: readonly Tile[], actual: ActualCounts): Claim[] => {
  const { homeFigures, aboutFigures, nationwideCounts } = settings
  const all = (figures: Figures) => (figures ?? []).every(({ counted }) => counted)
  return [
    {
      key: 'homeFigures',
      title: 'Figures on the home page',
      says: figuresInWords(homeFigures),
      actual: actual.counted,
      counted: all(homeFigures),
    },
    {
      key: 'aboutFigures',
      title: 'Figures on the about page',
      says: figuresInWords(aboutFigures),
      actual: actual.counted,
      counted: all(aboutFigures),
    },
    {
      key: 'resourcesFigure',
      title: 'Figure on the resources page',
      says: settings.resourcesFigure ?? '',
      actual: actual.resourcesCounted,
      counted: Boolean(settings.resourcesCounted),
    },
    {
      key: 'nationwideCounts',
      title: 'Clinics by state, in the nationwide view',
      says: (nationwideCounts ?? [])
        .map(({ state, count }) => `${typeof state === 'object' ? state.name : state} ${count}`)
        .join(', '),
      actual: actual.nationwideCounted,
      counted: Boolean(settings.nationwideCounted),
    },
    {
      key: 'articleTiles',
      title: 'Numbers on the blog’s tiles',
      says: tiles.map(({ name, count }) => `${name} ${count}`).join(', '),
      actual: actual.articlesCounted,
      counted: Boolean(settings.articlesCounted),
    },
    {
      key: 'footerNote',
      title: 'Line in the footer',
      says: settings.footerNote ?? '',
      actual: actual.footerCounted,
      counted: Boolean(settings.footerCounted),
    },
    {
      key: 'badges',
      title: 'Badges in the footer',
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
}

/** All figures in one step, once there are clinics to count. */
const trueFigures = (settings: SiteSetting): LaunchItem => {
  const item = { key: 'trueFigures', title: 'True figures' }
  if (isAllCounted(settings))
    return { ...item, done: true, text: 'Every figure that can be counted is counted.' }
  if (settings.sampleData)
    return {
      ...item,
      done: false,
      text: 'The pages show figures as written, marked as examples. Count them once there are real clinics.',
    }
  return {
    ...item,
    done: false,
    text: 'Some figures are as written, below. One step counts all that can be counted, from then on.',
    step: { label: 'Show the true figures', path: '/launch/true-figures' },
  }
}

/** What the product can tell by itself. */
const known = ({ settings, publicUrl, hasMail }: Known): LaunchItem[] => [
  {
    key: 'sampleData',
    title: 'Real clinics',
    done: !settings.sampleData,
    text: settings.sampleData
      ? 'Every page says that its clinics are invented. Import real clinics, then remove the sample clinics there.'
      : 'Pages no longer say that their clinics are invented.',
    href: '/admin/collections/imports',
  },
  trueFigures(settings),
  {
    key: 'publicUrl',
    title: 'Address of the site',
    done: publicUrl.startsWith('https://'),
    text: publicUrl.startsWith('https://')
      ? `PUBLIC_URL is ${publicUrl}.`
      : 'PUBLIC_URL is not an https address yet, so search engines and links in emails lead elsewhere.',
  },
  {
    key: 'mail',
    title: 'Email',
    done: hasMail,
    text: hasMail
      ? 'An email host is set.'
      : 'SMTP_URL is not set, so password resets and answers to submissions are not emailed.',
  },
]

/** What a person has to check, since the product can't tell. */
const lookedAt = ({ settings, tiles, counts }: Known): LaunchItem[] => {
  const looked = settings.lookedAt ?? []
  const item = (key: string, says: unknown, label: string) => {
    const seen = seenOf(key, says)
    return { key, done: looked.includes(seen), confirm: { label, seen } }
  }
  return [
    {
      ...item('backups', '', 'We have restored one'),
      title: 'Backups',
      text: 'The panel can’t see your backups. Make one, restore it elsewhere, and check that everything is there.',
    },
    {
      ...item(
        'legal',
        [settings.privacy, settings.terms, settings.legalUpdated],
        'We have read them',
      ),
      title: 'Privacy policy and terms',
      text: `They say “${settings.legalUpdated ?? ''}”. Read them, and name everyone who learns of a visit.`,
      href: SETTINGS,
    },
    ...claims(settings, tiles, actualCounts(settings, counts)).map(
      ({ key, title, says, actual, counted }) => {
        const item_ = item(key, says, 'Keep as is')
        return {
          ...item_,
          done: counted || item_.done,
          title,
          text: counted
            ? 'This is counted automatically.'
            : `The pages say: ${ended(says || 'nothing')} ${actual ? ended(`True today: ${actual}`) : NOBODY_COUNTS}`,
          href: SETTINGS,
        }
      },
    ),
  ]
}

/** Everything to settle before the directory goes live, in the order in which to do it. */
export const launchItems = (facts: Known): LaunchItem[] => [...known(facts), ...lookedAt(facts)]
