import type { PayloadRequest } from 'payload'
import { nameOfId } from '../../documents/queries/people.ts'
import { type CallList, readCallLists } from '../queries/call-lists.ts'

/** A saved list as one person sees it. */
export interface ShownList extends Pick<CallList, 'id' | 'name' | 'filter' | 'due'> {
  /** Who has taken it; null if nobody has. */
  holder: string | null
  isMine: boolean
}

/** All saved lists, by their names. */
export const readShownLists = async (req: PayloadRequest, user: number): Promise<ShownList[]> => {
  const shown: ShownList[] = []
  for (const { id, name, filter, due, takenBy } of await readCallLists(req, user))
    shown.push({
      ...{ id, name, filter, due },
      holder: takenBy === null ? null : await nameOfId(req, takenBy),
      isMine: takenBy === user,
    })
  return shown
}
