import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { locationOf } from '../present/place.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readList, readOne } from './read-list.ts'

export const hsdsLocations: Handler<'hsdsLocations', OpenDataContext> = async (asked, context) =>
  json(await readList(asked, context, ({ clinic }, { ids }) => locationOf(clinic, ids, asked.full)))

export const hsdsLocation: Handler<'hsdsLocation', OpenDataContext> = async ({ id }, context) =>
  json(
    await readOne('location', id, context, ({ clinic }, { ids }) => locationOf(clinic, ids, true)),
  )
