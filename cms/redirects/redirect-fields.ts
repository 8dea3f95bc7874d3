import type { PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload'
import { patterns, readPath } from '../contract/paths.ts'
import {
  comparedPath,
  isElsewhere,
  locationOf,
  ownTarget,
  sourcesOf,
  targetIn,
} from './redirect-path.ts'

const { reservedSlugs: _, ...registered } = patterns
/** Pages that are always there; those of clinics, states and articles come and go. */
const PAGES: string[] = Object.values(registered)
  .flat()
  .filter((pattern) => !/[:*]/.test(pattern))
/** As many redirects in a row as browsers follow without complaint. */
const MOST_HOPS = 10

const isTaken = async (path: string, id: number | string | undefined, req: PayloadRequest) => {
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: path } }, ...others] },
    req,
  })
  return totalDocs > 0
}

const isOldPath: TextFieldSingleValidation = async (value, { id, req }) => {
  if (!value || !/^\/[^/]/.test(value) || /[?#\0]/.test(value))
    return 'Enter a path on this site, such as /old-page, without a question mark.'
  if (isElsewhere(value)) return 'This address belongs to the panel or the API.'
  const path = comparedPath(value.trim())
  if (PAGES.includes(readPath(path).path))
    return 'There is already a page at this address, so the redirect would have no effect.'
  return !(await isTaken(path, id, req)) || `${path} already has a redirect.`
}

/** True if redirects lead from one path to the other, or there are too many in a row. */
const leadsTo = async (
  path: string | undefined,
  end: string,
  req: PayloadRequest,
  hops = 0,
): Promise<boolean> => {
  if (path === undefined) return false
  if (hops === MOST_HOPS) return true
  for (const { from, locale } of sourcesOf(path)) {
    if (from === end) return true
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: from } },
      limit: 1,
      req,
    })
    if (docs[0]) return leadsTo(ownTarget(targetIn(locale, docs[0].to)), end, req, hops + 1)
  }
  return false
}

const isTarget: TextFieldSingleValidation = async (value, { data, req }) => {
  if (!value || locationOf(value, '') === undefined)
    return 'Enter a path on this site, such as /resources, or an address that begins with https://.'
  const from = typeof data === 'object' && 'from' in data ? String(data.from) : ''
  if (!(await leadsTo(ownTarget(value), comparedPath(from), req))) return true
  return 'This leads back to where it started, or through too many other redirects.'
}

/** The path that people still ask for. */
export const redirectFrom: TextField = {
  name: 'from',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: isOldPath,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? comparedPath(value.trim()) : value),
    ],
  },
  admin: {
    description:
      'A path on this site, such as /old-page. The redirect only applies if the site has no page there.',
  },
}

/** Where visitors are sent. */
export const redirectTo: TextField = {
  name: 'to',
  type: 'text',
  required: true,
  validate: isTarget,
  admin: { description: 'A path on this site, or a full address that begins with https://.' },
}
