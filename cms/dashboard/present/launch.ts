import { createHash } from 'node:crypto'
import type { SiteSetting } from '../../payload-types.ts'
import { type DirectoryCounts, type Truths, truths } from '../../site-settings/index.ts'

/** Something to be settled before the directory goes live. */
export interface LaunchItem {
  key: string
  title: string
  done: boolean
  /** How it stands, and what to do. */
  text: string
  /** Where it is changed, in the panel. */
  href?: string
  /** What a person confirms by hand: its button. Left out where the product can tell by itself. */
  confirm?: { label: string; seen: string }
}

/** Changes as soon as what somebody has looked at does. */
const seenOf = (key: string, says: unknown): string =>
  `${key} ${createHash('sha256').update(JSON.stringify(says)).digest('base64url').slice(0, 12)}`

type Figures = SiteSetting['homeFigures']

const figuresInWords = (figures: Figures): string =>
  (figures ?? []).map(({ value, label }) => `${value} ${label}`).join(', ')

interface Claim {
  key: string
  title: string
  says: string
  /** What is true today; left out where nobody can count it. */
  truth?: string
  counted: boolean
}

/** As a sentence ends, whether or not the text has a full stop already. */
const ended = (text: string): string => `${text.replace(/\.$/, '')}.`

const NOBODY_COUNTS =
  'Nobody can count these. HIPAA binds those who treat patients or bill for it: keep such a badge only if somebody has checked it.'

const claims = (settings: SiteSetting, truth: Truths): Claim[] => {
  const { homeFigures, aboutFigures, nationwideCounts } = settings
  const all = (figures: Figures) => (figures ?? []).every(({ counted }) => counted)
  return [
    {
      key: 'homeFigures',
      title: 'Figures of the home page',
      says: figuresInWords(homeFigures),
      truth: truth.counted,
      counted: all(homeFigures),
    },
    {
      key: 'aboutFigures',
      title: 'Figures of the about page',
      says: figuresInWords(aboutFigures),
      truth: truth.counted,
      counted: all(aboutFigures),
    },
    {
      key: 'resourcesFigure',
      title: 'Figure of the resources page',
      says: settings.resourcesFigure ?? '',
      truth: truth.resourcesCounted,
      counted: Boolean(settings.resourcesCounted),
    },
    {
      key: 'nationwideCounts',
      title: 'Clinics by state, in the nationwide view',
      says: (nationwideCounts ?? [])
        .map(({ state, count }) => `${typeof state === 'object' ? state.name : state} ${count}`)
        .join(', '),
      truth: truth.nationwideCounted,
      counted: Boolean(settings.nationwideCounted),
    },
    {
      key: 'footerNote',
      title: 'Line in the footer',
      says: settings.footerNote ?? '',
      truth: truth.footerCounted,
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
  counts: DirectoryCounts
  /** As the environment gives it; empty where it doesn't. */
  publicUrl: string
  hasMail: boolean
}

/** What the product can tell by itself. */
const known = ({ settings, publicUrl, hasMail }: Known): LaunchItem[] => [
  {
    key: 'sampleData',
    title: 'Real clinics',
    done: !settings.sampleData,
    text: settings.sampleData
      ? 'Every page says that its clinics are invented. Import real ones, then remove the samples there.'
      : 'No page says any more that its clinics are invented.',
    href: '/admin/collections/imports',
  },
  {
    key: 'publicUrl',
    title: 'Address of the site',
    done: publicUrl.startsWith('https://'),
    text: publicUrl.startsWith('https://')
      ? `${publicUrl}, as PUBLIC_URL says.`
      : 'PUBLIC_URL is no https address yet, so search engines and links in mails lead elsewhere.',
  },
  {
    key: 'mail',
    title: 'Mail',
    done: hasMail,
    text: hasMail
      ? 'A mail host is set.'
      : 'SMTP_URL is not set, so nobody gets a new password or an answer to a submission by mail.',
  },
]

/** What somebody has to look at, for nothing here can tell. */
const lookedAt = ({ settings, counts }: Known): LaunchItem[] => {
  const looked = settings.lookedAt ?? []
  const item = (key: string, says: unknown, label: string) => {
    const seen = seenOf(key, says)
    return { key, done: looked.includes(seen), confirm: { label, seen } }
  }
  return [
    {
      ...item('backups', '', 'We have restored one'),
      title: 'Backups',
      text: 'Nothing here sees your backups. Make one, restore it elsewhere, and look whether all is there.',
    },
    {
      ...item(
        'legal',
        [settings.privacy, settings.terms, settings.legalUpdated],
        'We have read them',
      ),
      title: 'Privacy policy and terms',
      text: `They say “${settings.legalUpdated ?? ''}”. Read them, and name everybody who gets to know of a visit.`,
      href: SETTINGS,
    },
    ...claims(settings, truths(settings, counts)).map(({ key, title, says, truth, counted }) => {
      const item_ = item(key, says, 'It may stay')
      return {
        ...item_,
        done: counted || item_.done,
        title,
        text: counted
          ? 'The pages count this.'
          : `The pages say: ${ended(says || 'nothing')} ${truth ? ended(`True today: ${truth}`) : NOBODY_COUNTS}`,
        href: SETTINGS,
      }
    }),
  ]
}

/** All that is to be settled before the directory goes live, in the order in which it is done. */
export const launchItems = (given: Known): LaunchItem[] => [...known(given), ...lookedAt(given)]
