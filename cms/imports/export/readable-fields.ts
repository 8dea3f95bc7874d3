import type { FlattenedField, PayloadRequest } from 'payload'

/** A collection's fields without those that the user may not read. */
export const readableFields = async (
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): Promise<FlattenedField[]> => {
  const readable: FlattenedField[] = []
  for (const field of fields) {
    const rule = 'access' in field ? field.access?.read : undefined
    if (rule && !(await rule({ req }))) continue
    const isGroup = field.type === 'group' || field.type === 'tab'
    readable.push(
      isGroup
        ? { ...field, flattenedFields: await readableFields(field.flattenedFields, req) }
        : field,
    )
  }
  return readable
}
