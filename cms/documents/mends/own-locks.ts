import type { Access, CollectionAfterReadHook, PayloadRequest, SanitizedConfig } from 'payload'
import { nameOf } from '../../panel-kit/person-name.ts'
import { LOCKS } from '../drafts/form-lock.ts'
import { type Lockable, locksOfUpdatable, mayUpdate } from '../drafts/may-update.ts'
import { isRecord } from '../rich-text-node.ts'

/** The id in a relationship that may be to several collections. */
const holderIn = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('user' in data)) return undefined
  const { user } = data
  return typeof user === 'object' && user !== null && 'value' in user ? user.value : user
}

const isForOneself = ({ user }: PayloadRequest, data: unknown): boolean => {
  const holder = holderIn(data)
  // Anything else may be no text at all.
  const isId = typeof holder === 'number' || typeof holder === 'string'
  return user !== null && isId && String(holder) === String(user.id)
}

/** What is to be locked by what was sent. */
const targetsIn = (data: unknown): Lockable[] => {
  if (!isRecord(data)) return []
  const { document, globalSlug } = data
  const targets: Lockable[] = []
  if (typeof globalSlug === 'string') targets.push({ global: globalSlug })
  if (isRecord(document)) {
    const { relationTo, value } = document
    const id = isRecord(value) ? value.id : value
    if (typeof id === 'number' || typeof id === 'string')
      targets.push({ collection: String(relationTo), id })
  }
  return targets
}

const mayUpdateAll = async (req: PayloadRequest, targets: Lockable[]): Promise<boolean> => {
  for (const target of targets) if (!(await mayUpdate(req, target))) return false
  return true
}

/** A person locks, for themselves, a document that they may update. */
const createOwn: Access = async ({ data, req }) => {
  const targets = targetsIn(data)
  return isForOneself(req, data) && targets.length > 0 && mayUpdateAll(req, targets)
}

/** A person takes over, for themselves, the lock of a document that they may update. */
const takeOver: Access = async ({ data, req }) =>
  isForOneself(req, data) && (await mayUpdateAll(req, targetsIn(data))) && locksOfUpdatable(req)

/** Whoever can't take a lock is not offered to: Payload asks everybody who sees one. */
const readOwnKind: Access = async ({ req }) => req.user !== null && locksOfUpdatable(req)

const onlyOwn: Access = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false)

/** Payload shows the email address of whoever has a document open: what is shown is their name. */
const nameHolder: CollectionAfterReadHook = ({ doc }) => {
  const holder: unknown = doc.user?.value
  if (!isRecord(holder) || typeof holder.email !== 'string') return doc
  const name = typeof holder.name === 'string' ? holder.name : null
  const value = { ...holder, email: nameOf({ name, email: holder.email }) }
  return { ...doc, user: { ...doc.user, value } }
}

/**
 * Payload lets everybody who is signed in write any lock, also in somebody else's name, or of what they
 * may not update.
 *
 * Upstream: none found; payloadcms/payload#11624 only keeps out who isn't signed in.
 * No longer needed: once Payload as it comes refuses that (payload-itself.test.ts).
 */
export const withOwnLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}`)
  const access = { read: readOwnKind, create: createOwn, update: takeOver, delete: onlyOwn }
  locks.access = { ...locks.access, ...access }
  locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), nameHolder]
  return config
}
