import type { PayloadRequest } from 'payload'
import { namesOf, SOMEBODY_ELSE } from '../../documents/queries/people.ts'
import { sayTo } from '../../panel-kit/say.ts'
import { type CallList, readCallLists } from '../queries/call-lists.ts'

/** A saved list as one person sees it. */
export interface ShownList extends Pick<CallList, 'id' | 'name' | 'filter' | 'due'> {
  /** Who has taken it; null if nobody has. */
  holder: string | null
  isMine: boolean
}

/** All saved lists, by their names. */
export const readShownLists = async (req: PayloadRequest, user: number): Promise<ShownList[]> => {
  const lists = await readCallLists(req, user)
  const names = await namesOf(
    req,
    lists.map(({ takenBy }) => takenBy),
  )
  return lists.map(({ id, name, filter, due, takenBy }) => ({
    ...{ id, name, filter, due },
    holder: takenBy === null ? null : (names.get(takenBy) ?? sayTo(req)(SOMEBODY_ELSE)),
    isMine: takenBy === user,
  }))
}
