import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { Refusal } from '../../panel-kit/refusal.ts'
import { FileFault } from '../file/file-fault.ts'

/** Ten times HRSA's file of all sites. */
const MOST_BYTES = 50 * 1024 * 1024
const TOO_LARGE = `The file is larger than ${MOST_BYTES / 1024 / 1024} MB. Split it, or leave out columns that you don’t need.`

export const ChosenFile = z.instanceof(File, { error: 'Choose a file.' })

/** Passes bytes on until the limit is exceeded. */
const upToLimit = () => {
  let bytes = 0
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) controller.error(new Error(TOO_LARGE))
      else controller.enqueue(chunk)
    },
  })
  return { stream, isExceeded: () => bytes > MOST_BYTES }
}

/** The fields of a form with a file. @throws Refusal if the upload is too large or incomplete */
export const readUpload = async (req: PayloadRequest): Promise<object> => {
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > MOST_BYTES) throw new Refusal(TOO_LARGE, 413)
  const type = req.headers.get('content-type') ?? ''
  const { stream, isExceeded } = upToLimit()
  const body = req.body?.pipeThrough(stream) ?? null
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      if (isExceeded()) throw new Refusal(TOO_LARGE, 413)
      throw new Refusal('The upload was incomplete. Try again.')
    })
  return Object.fromEntries(form)
}

/** Turns a FileFault into a refusal for the person who uploaded the file. */
export const refusingFaults = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileFault) throw new Refusal(error.message)
    throw error
  }
}
