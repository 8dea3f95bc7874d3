import type { PayloadRequest } from 'payload'
import { FileFault } from '../file/file-fault.ts'

// One file of a source at a time: two would each compare with data the other is about to change.

export const beingImported = (source: string) =>
  new FileFault(
    `Another file of “${source}” is being imported right now. Try again once it is done.`,
  )

/** @throws FileFault if an uploaded file of the source waits to be reviewed, applied or undone */
export const refuseSecond = async (req: PayloadRequest, source: string): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { source: { equals: source }, status: { not_in: ['applied', 'undone', 'failed'] } },
    limit: 1,
    req,
  })
  const [other] = docs
  if (!other) return
  throw new FileFault(
    `Another file of “${source}” is not finished: “${other.fileName}”. Finish or discard it first.`,
  )
}
