import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { FlattenedField } from 'payload'

/** Payload's converter keeps the spaces around a table's bars as part of the cells. */
const withTightTables = (markdown: string) =>
  markdown
    .split('\n')
    .map((line) => (line.startsWith('|') ? line.replaceAll(/ *\| */g, '|') : line))
    .join('\n')

/** Converts Markdown to what a rich text field stores, with that field's own editor. */
export const richTextOf = (fields: readonly FlattenedField[], name: string) => {
  const field = fields.find((candidate) => candidate.name === name)
  if (field?.type !== 'richText') throw new Error(`There is no rich text field “${name}”.`)
  const editorConfig = editorConfigFactory.fromField({ field })
  return (markdown: string) =>
    convertMarkdownToLexical({ editorConfig, markdown: withTightTables(markdown) })
}
