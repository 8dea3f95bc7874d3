import {
  type Access,
  type FlattenedField,
  MissingFile,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { withEmptyLists } from './empty-lists.ts'
import { isFilter } from './filter.ts'
import { typeFaults } from './type-faults.ts'
import { isObject } from './value-fault.ts'

interface Checked {
  args: {
    overrideAccess?: boolean
    where?: unknown
    data?: unknown
    duplicateFromID?: unknown
  }
  operation: string
  req: PayloadRequest
}

const PRESETS = 'payload-query-presets'

const checkFilter = (fields: FlattenedField[], where: unknown, req: PayloadRequest): void => {
  if (where === undefined || where === null || where === '') return
  const { collections } = req.payload.config
  const fieldsOf = (collection: string) =>
    collections.find(({ slug }) => slug === collection)?.flattenedFields
  if (isFilter(fields, where, fieldsOf)) return
  throw new Refusal({ en: 'This filter can’t be used.', es: 'Este filtro no se puede usar.' })
}

/** Payload reads these parts of a saved list without looking at what they are. */
const checkPreset = ({ where, access }: Record<string, unknown>, req: PayloadRequest): void => {
  checkFilter([], where, req)
  if (isObject(access) && !Object.values(access).every(isObject))
    throw new Refusal({
      en: 'Say for each right who has it.',
      es: 'Indique para cada permiso quién lo tiene.',
    })
}

const readData = (fields: FlattenedField[], data: unknown, req: PayloadRequest, slug: string) => {
  if (!isObject(data))
    throw new Refusal({
      en: 'Send the fields of a document.',
      es: 'Envíe los campos de un documento.',
    })
  if (slug === PRESETS) checkPreset(data, req)
  if (req.locale === 'all')
    throw new Refusal({ en: 'Save one language at a time.', es: 'Guarde un idioma a la vez.' })
  const errors = typeFaults(fields, data)
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req }, req.t)
  return withEmptyLists(fields, data)
}

interface Kind {
  slug: string
  flattenedFields: FlattenedField[]
  access: { create?: Access; update: Access }
  upload?: unknown
}

/** Without a file, Payload would load one from whatever address the document names. */
const lacksFile = ({ upload }: Kind, { args, operation, req }: Checked): boolean =>
  Boolean(upload) && operation === 'create' && args.duplicateFromID === undefined && !req.file

/**
 * Refuses documents and filters from outside that are of another kind than the fields, before Payload
 * works with them, and gives it lists where there are none. Our own code has types instead.
 */
const checkTypes =
  (kind: Kind) =>
  async (call: Checked): Promise<void> => {
    const { args, operation, req } = call
    const { slug, flattenedFields, access } = kind
    if (args.overrideAccess) return
    if ('where' in args) checkFilter(flattenedFields, args.where, req)
    if (operation !== 'create' && operation !== 'update') return
    // Whoever may not write at all is told that, and by Payload.
    if (!(await access[operation]?.({ ...args, req } as never))) return
    args.data = readData(flattenedFields, args.data, req, slug)
    if (lacksFile(kind, call)) throw new MissingFile(req.t)
  }

/** Checks the kinds of all values that come from outside, by the fields of each collection and global. */
export const withCheckedTypes = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    const { hooks } = collection
    const check = checkTypes(collection)
    hooks.beforeOperation = [(args) => check(args as never), ...(hooks.beforeOperation ?? [])]
  }
  for (const global of config.globals) {
    const { hooks } = global
    const check = checkTypes(global)
    hooks.beforeOperation = [(args) => check(args as never), ...(hooks.beforeOperation ?? [])]
  }
  return config
}
