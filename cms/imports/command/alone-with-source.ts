import type { Payload } from 'payload'
import { holdLock } from '../../database/hold-lock.ts'
import { LOCKS } from '../../database/locks.ts'
import { countDecided } from '../queries/pick-rows.ts'
import { beingImported } from '../steps/refuse-second.ts'
import { discardFile, move, type Options, whileAtWork } from './import-file.ts'

interface Earlier extends Options {
  /** Called with what is done about an import that was left behind. */
  tell: (sentence: string) => void
  /** Whether what was being applied may be finished; not if nothing is to be written. */
  mayWrite: boolean
}

/** The unfinished import of a source that a command began: nobody has uploaded it. */
const leftBehind = async (payload: Payload, source: string) => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      source: { equals: source },
      by: { exists: false },
      // A fetched file waits for a review.
      'fetched.address': { exists: false },
      status: { in: ['comparing', 'review', 'applying', 'stopping'] },
    },
    limit: 1,
  })
  return docs[0]
}

/** Finishes what was being applied, and forgets what had only been compared. */
const settle = async (
  payload: Payload,
  source: string,
  { tell, mayWrite, ...options }: Earlier,
) => {
  const left = await leftBehind(payload, source)
  if (!left) return
  const { id, fileName, status } = left
  const isApplied = status === 'applying' || status === 'stopping'
  if (isApplied && !mayWrite)
    throw new Error(
      `An import of “${fileName}” was interrupted while it was applied. Run the command without --dry-run, which finishes it first.`,
    )
  if (isApplied || status === 'comparing') await whileAtWork(payload, id, options)
  if (isApplied) {
    await move(payload, id, 'review', 'applied')
    tell(
      `An import of “${fileName}” had been interrupted. It is finished now, and in the panel’s list.`,
    )
    return
  }
  // Somebody has begun to review it in the panel: it is theirs now.
  if ((await countDecided(payload.db.pool, id)) > 0) return
  await discardFile(payload, id)
  tell(
    `An import of “${fileName}” had been interrupted before it wrote anything. It was discarded.`,
  )
}

/**
 * Holds a source for one command, from before its file is compared until it is applied, and first settles what a
 * command that was killed has left unfinished. Postgres ends the hold with the process.
 * @throws FileFault if another command is at work on the source
 */
export const aloneWithSource = async (
  payload: Payload,
  source: string,
  earlier: Earlier,
  work: () => Promise<void>,
): Promise<void> => {
  const release = await holdLock(payload.db.pool, LOCKS.importingByCommand, source)
  if (!release) throw beingImported(source)
  try {
    await settle(payload, source, earlier)
    await work()
  } finally {
    await release()
  }
}
