import { type Block, type Field, type FlattenedField, flattenAllFields } from 'payload'

export const named = (name: string): Field => ({ name, type: 'text' })

/** As Payload adds it to each row. */
export const rowId: Field = { name: 'id', type: 'text', admin: { hidden: true } }

interface Kind {
  slug: string
  fields: Field[]
}

/** A field of rich text whose texts may hold these blocks, as Payload completes it. */
export const textWith = (blocks: readonly Kind[], name = 'text'): FlattenedField & Field => {
  const feature = {
    sanitizedServerFeatureProps: {
      blocks: blocks.map(({ slug, fields }): Block => ({ slug, fields })),
    },
  }
  const editor = { editorConfig: { resolvedFeatureMap: new Map([['blocks', feature]]) } }
  const [field] = flattenAllFields({
    fields: [{ name, type: 'richText', editor } as unknown as Field],
  })
  if (!field) throw new Error('A field was expected')
  return field as FlattenedField & Field
}
