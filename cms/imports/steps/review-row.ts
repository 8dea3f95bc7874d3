import { milesBetween } from '../../contract/miles-between.ts'
import { longDay } from '../../panel-kit/dates.ts'
import type { Clinic } from '../../payload-types.ts'
import { type Doubt, type ImportRow, OF_POINT, OF_ROW } from '../queries/import-row.ts'
import type { LikelySame } from '../queries/likely-same.ts'
import { type Change, type ClinicData, type KnownChange, noteOf } from './compare.ts'

/** What an import may write to a clinic, and what goes with it. */
export type Written = Partial<ClinicData> &
  Partial<
    Pick<
      Clinic,
      '_status' | 'closedAt' | 'deletedAt' | 'heldDigest' | 'changedAtSourceAt' | 'factDates'
    >
  >
export type Row = ImportRow<Written>

/** The note of a row about which somebody said which clinic it is. */
export const PAIRED = 'Somebody said that it is this clinic.'

/** Fields that are right or wrong together. */
const PLACE = ['address', 'city', 'state', 'zipCode', 'latitude', 'longitude'] as const
const FAR_MILES = 1

type Other = LikelySame | undefined
type Doubts = Record<string, Doubt>

const VERIFIED = 'A person has verified our value.'
const IS_PRIVATE =
  'Its address is private here, and this row says where it is. Accept it only if that may be known again: street and point then come with the next file, or by hand.'

/** Miles between our point and the file's; 0 if either is missing or approximate. */
const milesMoved = ({ clinic, data }: KnownChange): number => {
  const now = { latitude: clinic.latitude, longitude: clinic.longitude }
  const then = { ...now, ...data }
  if (clinic.coordinatesApproximate || data.coordinatesApproximate) return 0
  const [a, b, c, d] = [now.latitude, now.longitude, then.latitude, then.longitude]
  if (a == null || b == null || c == null || d == null) return 0
  return milesBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d })
}

const mayBe = (other: Other): Doubt | undefined =>
  other && {
    reason: `It may be ${other.name}: ${other.reasons.join(', ')}.`,
    clinicId: other.id,
  }

/** What a clinic is known by: one that changes it may be another clinic. */
const IDENTITY = [
  ['name', 'name'],
  ['city', 'town'],
  ['state', 'state'],
] as const

const otherIdentity = ({ data, isPaired }: KnownChange): Doubt | undefined => {
  if (isPaired) return undefined
  const changed = IDENTITY.filter(([field]) => field in data).map(([, called]) => called)
  if (changed.length === 0) return undefined
  return {
    reason: `Its ${new Intl.ListFormat('en').format(changed)} would change: it may be another clinic.`,
  }
}

/** Reasons to look at a whole row, as one. */
const together = (doubts: (Doubt | undefined)[]): Doubt | undefined => {
  const known = doubts.filter((doubt) => doubt !== undefined)
  if (known.length === 0) return undefined
  const clinicId = known.find((doubt) => doubt.clinicId)?.clinicId
  return { reason: known.map(({ reason }) => reason).join(' '), ...(clinicId && { clinicId }) }
}

/** What a row leaves in doubt by itself. */
interface OwnDoubts {
  [OF_ROW]?: Doubt
  [OF_POINT]?: Doubt
}

const ownDoubts = ({ held }: Row): OwnDoubts => ({
  ...(held?.[OF_ROW] && { [OF_ROW]: held[OF_ROW] }),
  ...(held?.[OF_POINT] && { [OF_POINT]: held[OF_POINT] }),
})

/** What is right whatever a row leaves in doubt about its texts and its place. */
const APART = new Set(['phone', 'phoneExtension', 'website', 'latitude', 'longitude'])

const concerns = ({ data }: KnownChange) =>
  Object.entries(data).some(
    ([field, value]) => !APART.has(field) && (typeof value === 'string' || Array.isArray(value)),
  )

const doubtsOf = (
  change: KnownChange,
  other: Other,
  own: OwnDoubts,
  mayBeClosed: string | undefined,
): Doubts => {
  const doubts: Doubts = {}
  const miles = milesMoved(change)
  const far = miles > FAR_MILES ? { reason: `Moved ${miles.toFixed(1)} miles.` } : mayBe(other)
  const moved = together([far, own[OF_POINT]])
  if (moved) for (const field of PLACE) if (field in change.data) doubts[field] = moved
  for (const field of Object.keys(change.held)) {
    const isPlace = field === 'addressIsPrivate' && change.clinic.addressIsPrivate
    doubts[field] = { reason: isPlace ? IS_PRIVATE : VERIFIED }
  }
  const whole = together([
    change.left ? { reason: change.left } : otherIdentity(change),
    mergedDoubt(change),
    concerns(change) || mayBeClosed ? own[OF_ROW] : undefined,
  ])
  if (whole) doubts[''] = whole
  return doubts
}

const filled = <Value extends object>(value: Value) =>
  Object.keys(value).length > 0 ? value : null

/** The current values of the fields that would be written. */
const valuesOf = (clinic: Clinic, fields: object): Written => {
  const now: Record<string, unknown> = { ...clinic }
  return Object.fromEntries(Object.keys(fields).map((field) => [field, now[field] ?? null]))
}

/** Why a clinic that the file lists is not listed here, and what would list it again. */
const unlisted = ({ deletedAt, closedAt, _status }: Clinic) => {
  if (_status !== 'draft' && !deletedAt && !closedAt) return undefined
  const why = deletedAt
    ? `It was moved to the trash here on ${longDay(deletedAt)}; the file lists it. Accepting restores it and lists it again.`
    : closedAt
      ? `It is marked closed here on ${longDay(closedAt)}; the file lists it as open. Accepting lists it again.`
      : 'It is not listed right now. Accepting lists it again.'
  const back: Written = {
    _status: 'published',
    ...(deletedAt && { deletedAt: null }),
    ...(closedAt && { closedAt: null }),
  }
  return { why: { reason: why }, back }
}

/** A clinic that came from the same list under its own id may be in the file twice. */
const mergedDoubt = ({ clinic, merged, data }: KnownChange): Doubt | undefined =>
  merged && clinic.sourceId && clinic.source === merged.source && Object.keys(data).length > 0
    ? { reason: 'The clinic that stays has an id of its own in this source.' }
    : undefined

const mergedNote = ({ name }: Clinic) => `It is “${name}”, which was merged into this clinic.`

/** A row may be compared several times. */
const withNote = ({ notes }: Row, note: string | undefined) =>
  note ? [...new Set([...(notes ?? []), note])] : notes

/** Whether editors have trashed or closed the clinic. */
const isSettled = ({ deletedAt, closedAt }: Clinic) => Boolean(deletedAt || closedAt)

/** What unlists a clinic that the rest of a row leaves as it is. */
const closing = (row: Row, why: string): Pick<Row, 'data' | 'before' | 'held'> => ({
  data: { _status: 'draft' },
  before: { _status: 'published' },
  held: { ...ownDoubts(row), '': { reason: `${why} Accepting unlists it and keeps its data.` } },
})

const reviewKnown = (
  row: Row,
  change: KnownChange,
  other: Other,
  mayBeClosed: string | undefined,
): Row => {
  const { clinic, digest, merged } = change
  const seen = { ...row, clinic_id: clinic.id, seen_version: clinic.updatedAt }
  // A row of our own export says nothing about whether the clinic is listed, or about its draft.
  if (clinic.mergedInto || (change.isNamed && (change.left || isSettled(clinic))))
    return { ...seen, kind: 'same', notes: withNote(row, change.left) }

  const doubts = doubtsOf(change, other, ownDoubts(row), mayBeClosed)
  const data: Written = { ...change.data, ...(digest && change.held) }
  const off = change.isNamed ? undefined : unlisted(clinic)
  if (off) {
    Object.assign(data, off.back)
    // Of what editors have closed or removed, nothing is written apart from listing it again.
    if (isSettled(clinic)) {
      const whole = together([off.why, doubts['']])
      if (whole) doubts[''] = whole
    } else doubts._status = off.why
  }
  const differs = Object.keys(data).length > 0
  if (!differs && !off && !change.isNamed && mayBeClosed)
    return { ...seen, ...closing(row, mayBeClosed), kind: 'held', held_digest: digest }
  const held = Object.fromEntries(
    Object.entries(doubts).filter(([field]) => field === '' || field in data),
  )
  const kind = Object.keys(held).length > 0 ? 'held' : 'changed'
  const kept = { ...ownDoubts(row), ...(differs && held) }
  return {
    ...seen,
    kind: differs ? kind : 'same',
    notes: withNote(row, differs && merged ? mergedNote(merged) : undefined),
    data: filled(data),
    before: filled(
      valuesOf(clinic, { ...data, ...noteOf(digest), ...(differs && { factDates: null }) }),
    ),
    held: filled(kept),
    held_digest: isSettled(clinic) ? null : digest,
  }
}

const DECLINED = 'The file still says so; somebody declined it after an earlier file.'

/** Somebody has answered this before: there is nothing to decide. */
export const leftAsDeclined = (row: Row): Row => ({
  ...row,
  kind: 'same',
  data: null,
  before: null,
  held: filled({ ...ownDoubts(row) }),
  held_digest: null,
  notes: withNote(row, DECLINED),
})

/** Our own export has clinics that visitors don't see, which are not new ones for them. */
const wasUnlisted = ({ cells }: Row): Doubt | undefined => {
  const off = cells?._status === 'draft' ? '_status' : UNLISTED.find((column) => cells?.[column])
  return off === undefined
    ? undefined
    : { reason: `It was not listed where the file is from: “${off}” is “${cells?.[off]}”.` }
}
const UNLISTED = ['closedAt', 'mergedInto', 'deletedAt']

/**
 * What a person sees of a row: what it would change, and what needs a check.
 * @param other a clinic that is not in the file, and that the row may be about
 * @param mayBeClosed what in it may say that the clinic is closed, or not for the public
 */
export const reviewRow = (row: Row, change: Change, other: Other, mayBeClosed?: string): Row => {
  if (change.kind !== 'added') return reviewKnown(row, change, other, mayBeClosed)
  const own = ownDoubts(row)
  const doubt = together([mayBe(other), wasUnlisted(row), own[OF_ROW], own[OF_POINT]])
  return {
    ...row,
    kind: doubt ? 'held' : 'new',
    clinic_id: null,
    seen_version: null,
    data: change.data,
    before: null,
    held: doubt ? { ...own, '': doubt } : null,
    held_digest: null,
  }
}

/** The fields of a row to write, given the decision on it. */
export const chosenFields = ({ data, held, decision }: Row): Written => {
  const written: Record<string, unknown> = decision === 'declined' || !decision ? {} : { ...data }
  if (decision === 'free') for (const field of Object.keys(held ?? {})) delete written[field]
  return written
}

/** Whether the data is enough for a new clinic. */
export const isWhole = (data: Written | null): data is Written & ClinicData =>
  Boolean(data?.name && data.city && data.state && data.source && data.sourceId)
