import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { shrinkPicture } from '../pictures/shrink-picture.ts'

const NO_ADDRESS = 'Upload the picture as a file: none is loaded from another address.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What the panel has cut out is given in pixels of the picture as it was. */
const scaleCrop = ({ query }: PayloadRequest, scale: number): void => {
  const edits = query.uploadEdits
  if (!isRecord(edits)) return
  for (const side of ['widthInPixels', 'heightInPixels']) {
    if (edits[side] !== undefined) edits[side] = Math.floor(Number(edits[side]) * scale)
  }
}

/**
 * Replaces an uploaded picture by a small one before Payload reads it, which does so in the server’s own
 * process. Payload calls this before it checks who asks, so that is done here too.
 */
export const shrinkUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { context, data, file, payloadAPI } = req
  if (operation !== 'create' && operation !== 'update') return
  if (payloadAPI === 'REST' && !hasRole(req, 'admin', 'editor')) return
  if (!file) {
    if (operation === 'create' && payloadAPI === 'REST' && data?.url) throw new Refusal(NO_ADDRESS)
    return
  }
  // What is saved along with it, in the same request, has the same file.
  if (context.pictureIsSmall) return
  const small = await shrinkPicture(file.data)
  scaleCrop(req, small.scale)
  const name = `${file.name.replace(/\.[^.]*$/, '')}.webp`
  const size = small.data.length
  req.file = { ...file, data: small.data, size, mimetype: 'image/webp', name }
  context.pictureIsSmall = true
}
