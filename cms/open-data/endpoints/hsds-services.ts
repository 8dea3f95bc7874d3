import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { serviceOf } from '../present/service.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readList, readOne } from './read-list.ts'

export const hsdsServices: Handler<'hsdsServices', OpenDataContext> = async (query, context) =>
  json(await readList(query, context, (one, directory) => serviceOf(one, directory, query.full)))

export const hsdsService: Handler<'hsdsService', OpenDataContext> = async ({ id }, context) =>
  json(await readOne('service', id, context, (one, directory) => serviceOf(one, directory, true)))
