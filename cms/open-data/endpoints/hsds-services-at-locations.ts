import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { serviceHereOf } from '../present/service.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readList, readOne } from './read-list.ts'

export const hsdsServicesAtLocations: Handler<'hsdsServicesAtLocations', OpenDataContext> = async (
  query,
  context,
) =>
  json(
    await readList(query, context, (one, directory) => serviceHereOf(one, directory, query.full)),
  )

export const hsdsServiceAtLocation: Handler<'hsdsServiceAtLocation', OpenDataContext> = async (
  { id },
  context,
) =>
  json(
    await readOne('serviceAtLocation', id, context, (one, directory) =>
      serviceHereOf(one, directory, true),
    ),
  )
