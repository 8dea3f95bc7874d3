import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { type OpenComments, openComments } from '../../comments/index.ts'
import { type MissedDate, missedDates } from '../../documents/drafts/missed-dates.ts'
import { readToTranslate, type ToTranslate } from '../../documents/translation/to-translate.ts'
import { countOpenPairs } from '../../duplicates/index.ts'
import { type DueReview, dueReviews } from '../../guides/index.ts'
import { type ImportStage, importStage } from '../../imports/index.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { countDue, readShownLists } from '../../verification/index.ts'
import { readPovertyInForce } from '../../vocabulary/index.ts'
import { isOutdated } from '../present/outdated.ts'
import { type EmptyPlace, emptyPlaces, type HoursInDoubt, hoursInDoubt } from '../queries/today.ts'
import { type BrokenRedirect, brokenRedirects } from '../redirects/broken-redirects.ts'

/** Days of searches to look at. */
export const SEARCH_DAYS = 30
const MOST_PLACES = 8
const MOST_CLINICS = 20

interface LastImport {
  id: number
  fileName: string
  stage: ImportStage
  createdAt: string
}

/** What is waiting for the person who has signed in. Parts that are not for them are left out. */
export interface Today {
  verifications: { due: number; dueThisMonth: number; numbers: number }
  callLists: Awaited<ReturnType<typeof readShownLists>>
  submissions: { received: number; inReview: number; answered: number }
  unread: number
  corrections: { open: number; urgent: number }
  /** Documents with open comments that concern the person. */
  comments: OpenComments[]
  /** Submissions that a reviewer has verified and nobody has published. */
  verified?: number
  lastImport?: LastImport | undefined
  missed?: MissedDate[]
  broken?: BrokenRedirect[]
  hours?: HoursInDoubt[]
  /** Words that no list of ours has. */
  words?: number
  /** Pairs of clinics that are likely the same. */
  pairs?: number
  emptyPlaces?: EmptyPlace[]
  toTranslate?: ToTranslate[]
  /** Guides and articles that were to be reviewed by today. */
  reviews?: DueReview[]
  /** The poverty figures in force, if newer ones must have come out. */
  oldFigures?: { year: number; inForceFrom: string } | null
}

type Inbox = 'clinic-submissions' | 'contact-messages' | 'corrections' | 'unknown-words'

const countIn = async (payload: Payload, collection: Inbox, status: string): Promise<number> =>
  (await payload.count({ collection, where: { status: { equals: status } } })).totalDocs

const countUrgent = async (payload: Payload): Promise<number> => {
  const where = { status: { equals: 'open' }, urgent: { equals: true } }
  return (await payload.count({ collection: 'corrections', where })).totalDocs
}

/** Submissions whose operators have answered a question, and nobody has dealt with that yet. */
const countAnswered = async (payload: Payload): Promise<number> => {
  const where = { conversation: { equals: 'operator answered' } }
  return (await payload.count({ collection: 'clinic-submissions', where })).totalDocs
}

const readForEditors = async (payload: Payload, req: PayloadRequest, language: PanelLanguage) => {
  const { pool } = payload.db
  const [
    verified,
    words,
    pairs,
    { docs },
    missed,
    broken,
    hours,
    places,
    toTranslate,
    figures,
    reviews,
  ] = await Promise.all([
    countIn(payload, 'clinic-submissions', 'verified'),
    countIn(payload, 'unknown-words', 'open'),
    countOpenPairs(req),
    payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 }),
    missedDates(payload, undefined, language),
    brokenRedirects(pool),
    hoursInDoubt(pool, MOST_CLINICS),
    emptyPlaces(pool, SEARCH_DAYS, MOST_PLACES),
    readToTranslate(payload, 'es', language),
    readPovertyInForce(pool),
    dueReviews(pool),
  ])
  const [last] = docs
  const lastImport = last && { ...last, stage: importStage(last.status) }
  const oldFigures = figures && isOutdated(figures.inForceFrom, new Date()) ? figures : null
  return {
    verified,
    words,
    pairs,
    lastImport,
    missed,
    broken,
    hours,
    emptyPlaces: places,
    toTranslate,
    reviews,
    oldFigures,
  }
}

export const readToday = async (
  payload: Payload,
  user: TypedUser,
  language: PanelLanguage,
): Promise<Today> => {
  const req = await createLocalReq({ user }, payload)
  const count = (collection: Inbox, status: string) => countIn(payload, collection, status)
  const [
    verifications,
    callLists,
    received,
    inReview,
    answered,
    unread,
    open,
    urgent,
    comments,
    more,
  ] = await Promise.all([
    countDue(req),
    readShownLists(req, user.id),
    count('clinic-submissions', 'received'),
    count('clinic-submissions', 'in review'),
    countAnswered(payload),
    count('contact-messages', 'new'),
    count('corrections', 'open'),
    countUrgent(payload),
    openComments(payload.db.pool, user),
    user.role === 'reviewer' ? {} : readForEditors(payload, req, language),
  ])
  return {
    verifications,
    callLists,
    submissions: { received, inReview, answered },
    unread,
    corrections: { open, urgent },
    comments,
    ...more,
  }
}
