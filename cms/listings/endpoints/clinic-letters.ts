import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { townLetters } from '../queries/town-letters.ts'

export const clinicLetters: Handler<'clinicLetters'> = async (filter, { pool }) =>
  json({ letters: await townLetters(pool, filter) })
