import type { PayloadRequest } from 'payload'
import { nameOf } from '../../panel-kit/person-name.ts'
import { recordChange } from '../queries/recorded-changes.ts'

interface Owner {
  id: number
  name?: string | null | undefined
  email: string
}

/** Records that an account got a second factor, or lost it. */
export const recordSecondFactor = (
  req: PayloadRequest,
  owner: Owner,
  isAdded: boolean,
): Promise<void> =>
  recordChange(req, {
    ...{ source: 'users', document: owner.id, title: nameOf(owner), done: 'changed' },
    ...{ through: null, before: { secondFactor: !isAdded }, after: { secondFactor: isAdded } },
  })
