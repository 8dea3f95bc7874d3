import type { PayloadRequest } from 'payload'
import { pathsFor } from '../../contract/paths.ts'
import { comparedPath, ownTarget } from '../../redirects/index.ts'

const collection = 'redirects'

/** A redirect of the English page holds for the others too. */
const addressOf = (slug: string) => comparedPath(pathsFor('en').clinic(slug))

const redirectsFrom = async (req: PayloadRequest, from: string) => {
  const { docs } = await req.payload.find({ collection, where: { from: { equals: from } }, req })
  return docs
}

const redirectsTo = async (req: PayloadRequest, path: string) => {
  const where = { to: { like: path } }
  const { docs } = await req.payload.find({ collection, where, pagination: false, req })
  return docs.filter(({ to }) => ownTarget(to) === path)
}

const redirect = async (req: PayloadRequest, from: string, to: string) => {
  // A redirect in the opposite direction had no effect while there was a page. Now it would loop.
  for (const { id, to: target } of await redirectsFrom(req, to))
    if (ownTarget(target) === from) await req.payload.delete({ collection, id, req })
  const data = { from, to, permanent: true }
  const [known] = await redirectsFrom(req, from)
  if (known) await req.payload.update({ collection, id: known.id, data, req })
  else await req.payload.create({ collection, data, req })
  for (const { id } of await redirectsTo(req, from))
    await req.payload.update({ collection, id, data: { to }, req })
}

/** Redirects a clinic's old address to another clinic's, along with the redirects to it. */
export const redirectClinic = (req: PayloadRequest, from: string, to: string) =>
  redirect(req, addressOf(from), addressOf(to))

/** Removes the redirect that redirectClinic made from the clinic's own address. */
export const endClinicRedirect = async (req: PayloadRequest, from: string, to: string) => {
  for (const { id, to: target } of await redirectsFrom(req, addressOf(from)))
    if (ownTarget(target) === addressOf(to)) await req.payload.delete({ collection, id, req })
}
