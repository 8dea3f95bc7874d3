import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { callFilter } from '../call-lists/filter.ts'
import { filterInWords } from '../call-lists/filter-in-words.ts'
import { MOST_TAKEN } from '../call-lists/limits.ts'
import {
  addCallList,
  callListOf,
  giveBackCallList,
  removeCallList,
  takeCallList,
} from '../queries/call-lists.ts'
import { oneAtATime } from '../queries/claims.ts'
import { stateNames } from '../queries/filter-options.ts'

const HOW_MANY = inputFault({
  en: `Take 1 to ${MOST_TAKEN} clinics.`,
  es: `Tome de 1 a ${MOST_TAKEN} clínicas.`,
})
const aList = z.object({ list: documentId })
const GONE = {
  en: 'Somebody has removed this list. Load the page again.',
  es: 'Alguien quitó esta lista. Vuelva a cargar la página.',
}

const takenBy = async (req: PayloadRequest, person: number | null): Promise<Refusal> => {
  const who = await nameOfId(req, person)
  return new Refusal({ en: `${who} has taken this list.`, es: `${who} tomó esta lista.` }, 409)
}

/** Saves a filter of the queue under its own words, for everybody. */
const saveList = action({
  method: 'post',
  path: '/verification/call-lists',
  roles: ROLES,
  input: z.object({ filter: callFilter }),
  act: async ({ filter }, req) => {
    const name = filterInWords(filter, await stateNames(req))
    await addCallList(req, name, filter)
    return { name }
  },
})

/** Takes a list's most urgent clinics: they are offered to nobody else until they are given back. */
const takeList = action({
  method: 'post',
  path: '/verification/call-lists/:list/take',
  roles: ROLES,
  input: aList.extend({ most: z.int(HOW_MANY).min(1, HOW_MANY).max(MOST_TAKEN, HOW_MANY) }),
  act: async ({ list: id, most }, req, user) => {
    await oneAtATime(req)
    const list = await callListOf(req, id)
    if (!list) throw new Refusal(GONE, 404)
    if (!(await takeCallList(req, user.id, { id, filter: list.filter, most })))
      throw await takenBy(req, list.takenBy)
    return { taken: id }
  },
})

const giveBackList = action({
  method: 'post',
  path: '/verification/call-lists/:list/give-back',
  roles: ROLES,
  input: aList,
  act: async ({ list }, req) => {
    await giveBackCallList(req, list)
    return { givenBack: list }
  },
})

const removeList = action({
  method: 'post',
  path: '/verification/call-lists/:list/remove',
  roles: ROLES,
  input: aList,
  act: async ({ list: id }, req, user) => {
    const list = await callListOf(req, id)
    if (list?.takenBy && list.takenBy !== user.id) throw await takenBy(req, list.takenBy)
    await removeCallList(req, id)
    return { removed: id }
  },
})

export const callListEndpoints = [saveList, takeList, giveBackList, removeList]
