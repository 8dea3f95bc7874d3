import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { isObject } from '../../documents/types/value-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { turns } from '../../panel-kit/turns.ts'
import { shrinkPicture } from '../pictures/shrink-picture.ts'

/** Each waits with a connection to the database in hand, of which there are ten. */
const MOST_WAITING = 6
/** Of a file's name: 200 bytes at most. A name takes 255 at most, with the size and ending that Payload adds. */
const MOST_CHARACTERS = 50
/** Milliseconds after which the next picture is read, whatever became of this one. */
const MOST_TURN_MS = 30_000

const BUSY = {
  en: 'Several pictures are being uploaded right now. Try again in a minute.',
  es: 'En este momento se están subiendo varias imágenes. Inténtelo de nuevo en un minuto.',
}

const takeTurn = turns(MOST_WAITING, () => new Refusal(BUSY, 503))

// In the context itself: Payload copies it whenever a hook calls another operation.
const passOn = ({ context: { passTurn } }: PayloadRequest): void => {
  if (typeof passTurn === 'function') passTurn()
}

/** What the panel has cut out is given in pixels of the picture as it was. */
const scaleCrop = ({ query }: PayloadRequest, scale: number): void => {
  const edits = query.uploadEdits
  if (!isObject(edits)) return
  for (const side of ['widthInPixels', 'heightInPixels']) {
    if (edits[side] !== undefined) edits[side] = Math.floor(Number(edits[side]) * scale)
  }
}

/** Lets the next picture be read, once Payload has made all sizes of this one, or failed to. */
export const nextUpload = {
  afterOperation: [
    ({ req, result }) => {
      passOn(req)
      return result
    },
  ] satisfies CollectionAfterOperationHook[],
  afterError: [({ req }) => passOn(req)] satisfies CollectionAfterErrorHook[],
}

/**
 * Replaces an uploaded picture by a small one before Payload reads it, which does so in the server’s own
 * process. Payload calls this before it checks who asks, so that is done here too.
 */
export const shrinkUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { context, file, payloadAPI } = req
  if (operation !== 'create' && operation !== 'update') return
  if (payloadAPI === 'REST' && !mayPublish(req)) return
  if (!file) return
  // What is saved along with it, in the same request, has the same file.
  if (context.pictureIsSmall) return
  const next = await takeTurn()
  // A timer keeps what its request holds, the picture too, until it is cleared.
  const late = setTimeout(next, MOST_TURN_MS).unref()
  const pass = () => {
    clearTimeout(late)
    next()
  }
  context.passTurn = pass
  const small = await shrinkPicture(file.data).catch((error: unknown) => {
    pass()
    throw error
  })
  scaleCrop(req, small.scale)
  const stem = [...file.name.replace(/\.[^.]*$/, '')].slice(0, MOST_CHARACTERS).join('')
  const name = `${stem}.webp`
  const size = small.data.length
  req.file = { ...file, data: small.data, size, mimetype: 'image/webp', name }
  context.pictureIsSmall = true
}
