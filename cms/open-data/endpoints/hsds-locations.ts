import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { locationOf } from '../present/place.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readList, readOne } from './read-list.ts'

export const hsdsLocations: Handler<'hsdsLocations', OpenDataContext> = async (query, context) =>
  json(await readList(query, context, ({ clinic }, { ids }) => locationOf(clinic, ids, query.full)))

export const hsdsLocation: Handler<'hsdsLocation', OpenDataContext> = async ({ id }, context) =>
  json(
    await readOne('location', id, context, ({ clinic }, { ids }) => locationOf(clinic, ids, true)),
  )
