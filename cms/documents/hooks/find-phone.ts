import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'
import { writtenPhone } from '../written-phone.ts'

const PHONES = new Set(['phone', 'contactPhone'])

const written = (condition: WhereField): WhereField =>
  Object.fromEntries(
    Object.entries(condition).map(([operator, value]) => [
      operator,
      typeof value === 'string' ? writtenPhone(value) : value,
    ]),
  )

/** Conditions with telephone numbers in their stored format. */
const inOneWriting = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map(inOneWriting)]
      return [key, PHONES.has(key) ? written(value) : value]
    }),
  )

/** Finds a telephone number however it is typed. */
export const findPhone: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args
  return { ...args, where: inOneWriting(args.where) }
}
