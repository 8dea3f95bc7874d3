import { isRecord } from '../rich-text-node.ts'

/** A document that another one refers to. */
export interface Relation {
  relationTo: string
  value: number | string
}

const relationIn = (one: unknown, relationTo: unknown): Relation[] => {
  if (isRecord(one) && 'relationTo' in one) return relationIn(one.value, one.relationTo)
  const isId = typeof one === 'number' || typeof one === 'string'
  return isId && typeof relationTo === 'string' ? [{ relationTo, value: one }] : []
}

/**
 * The documents that a cell of a list refers to.
 * @param cellData an id, or several; with their collections where these may be several
 */
export const relationsIn = (cellData: unknown, relationTo: string | string[]): Relation[] =>
  [cellData].flat().flatMap((one) => relationIn(one, relationTo))

/**
 * What a document is called while, and after, the list asks for it.
 * @param found false if it is not there, or in the trash
 */
export const titleOf = (found: unknown, useAsTitle: string): string => {
  if (found === false) return '(removed)'
  return isRecord(found) ? String(found[useAsTitle] || `ID ${found.id}`) : '…'
}
