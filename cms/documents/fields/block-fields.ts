import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { type Block, type FlattenedField, flattenAllFields } from 'payload'

const isLexical = (editor: unknown): editor is LexicalRichTextAdapter =>
  typeof editor === 'object' && editor !== null && 'editorConfig' in editor

const blocksIn = (field: FlattenedField): readonly Block[] => {
  if (field.type !== 'richText' || !isLexical(field.editor)) return []
  const feature = field.editor.editorConfig.resolvedFeatureMap.get('blocks')
  return feature?.sanitizedServerFeatureProps?.blocks ?? []
}

/** Payload adds fields that no form shows: the id of a block or a row, and a name for a block. */
export const isShown = ({ admin }: FlattenedField): boolean =>
  !(admin && (('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled)))

/**
 * The fields of a block that a text may hold, in the order of the block's form. What is stored of a block has
 * another order, that of JSONB.
 * @param field of rich text, as Payload has completed it
 * @param blockType the block's slug
 * @returns none of a block that the text may not hold
 */
export const fieldsOfBlock = (field: FlattenedField, blockType: unknown): FlattenedField[] => {
  const block = blocksIn(field).find(({ slug }) => slug === blockType)
  return flattenAllFields({ fields: block?.fields ?? [] }).filter(isShown)
}
