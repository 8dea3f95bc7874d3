import type { PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload'
import { patterns, readPath } from '../contract/paths.ts'
import { sayTo } from '../panel-kit/say.ts'
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
  const say = sayTo(req)
  if (!value || !/^\/[^/]/.test(value) || /[?#\0]/.test(value))
    return say({
      en: 'Enter a path on this site, such as /old-page, without a question mark.',
      es: 'Escriba una ruta de este sitio, como /old-page, sin signo de interrogación.',
    })
  if (isElsewhere(value))
    return say({
      en: 'This address belongs to the panel or the API.',
      es: 'Esta dirección pertenece al panel o a la API.',
    })
  const path = comparedPath(value.trim())
  if (PAGES.includes(readPath(path).path))
    return say({
      en: 'There is already a page at this address, so the redirect would have no effect.',
      es: 'Ya hay una página en esta dirección, así que la redirección no tendría efecto.',
    })
  return (
    !(await isTaken(path, id, req)) ||
    say({ en: `${path} already has a redirect.`, es: `${path} ya tiene una redirección.` })
  )
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
  const say = sayTo(req)
  if (!value || locationOf(value, '') === undefined)
    return say({
      en: 'Enter a path on this site, such as /resources, or an address that begins with https://.',
      es: 'Escriba una ruta de este sitio, como /resources, o una dirección que empiece con https://.',
    })
  const from = typeof data === 'object' && 'from' in data ? String(data.from) : ''
  if (!(await leadsTo(ownTarget(value), comparedPath(from), req))) return true
  return say({
    en: 'This leads back to where it started, or through too many other redirects.',
    es: 'Esto vuelve a donde empezó, o pasa por demasiadas redirecciones.',
  })
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
    description: {
      en: 'A path on this site, such as /old-page. The redirect only applies if the site has no page there.',
      es: 'Una ruta de este sitio, como /old-page. La redirección solo se aplica si el sitio no tiene una página ahí.',
    },
  },
}

/** Where visitors are sent. */
export const redirectTo: TextField = {
  name: 'to',
  type: 'text',
  required: true,
  validate: isTarget,
  admin: {
    description: {
      en: 'A path on this site, or a full address that begins with https://.',
      es: 'Una ruta de este sitio, o una dirección completa que empiece con https://.',
    },
  },
}
