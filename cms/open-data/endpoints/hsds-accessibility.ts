import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { accessibilityOf } from '../present/place.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readPart, readParts } from './read-parts.ts'

export const hsdsAccessibilities: Handler<'hsdsAccessibilities', OpenDataContext> = async (
  query,
  context,
) => json(await readParts('accessibility', query, context, accessibilityOf))

export const hsdsAccessibility: Handler<'hsdsAccessibility', OpenDataContext> = async (
  { id },
  context,
) => json(await readPart('accessibility', id, context, accessibilityOf))
