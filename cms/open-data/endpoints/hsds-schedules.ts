import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { schedulesOf } from '../present/schedules.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readPart, readParts } from './read-parts.ts'

export const hsdsSchedules: Handler<'hsdsSchedules', OpenDataContext> = async (query, context) =>
  json(await readParts('schedule', query, context, schedulesOf))

export const hsdsSchedule: Handler<'hsdsSchedule', OpenDataContext> = async ({ id }, context) =>
  json(await readPart('schedule', id, context, schedulesOf))
