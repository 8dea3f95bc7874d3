import type { FlattenedField } from 'payload'
import { fieldsOfBlock, isShown } from '../fields/block-fields.ts'
import { childrenOf, isRecord, type Node, wordsOf } from '../rich-text-node.ts'

const LINES = ['paragraph', 'heading', 'listitem', 'quote', 'tablecell']
/** What people read of a block; the rest of its fields are settings. */
const READ = ['text', 'textarea', 'richText', 'array', 'group']
const ADDRESS = /^(https?:\/\/|\/)\S*$/

const linesOfFields = (fields: readonly FlattenedField[], values: unknown): string[] =>
  isRecord(values)
    ? fields
        .filter((field) => READ.includes(field.type) && isShown(field))
        .flatMap((field) => linesOf(values[field.name], field))
        .filter((line) => !ADDRESS.test(line.trim()))
    : []

const linesOfNode = (node: Node, field: FlattenedField): string[] => {
  if (node.type === 'block')
    return isRecord(node.fields)
      ? linesOfFields(fieldsOfBlock(field, node.fields.blockType), node.fields)
      : []
  const nested = childrenOf(node)
  const isLine =
    LINES.includes(node.type) && !nested.some(({ type }) => LINES.includes(type) || type === 'list')
  return isLine ? [wordsOf([node])] : nested.flatMap((one) => linesOfNode(one, field))
}

/** What a field holds as its lines: one text, a list of texts, rows, or the editor's. */
export const linesOf = (value: unknown, field: FlattenedField): string[] => {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, field))
  if (!isRecord(value)) return []
  if (isRecord(value.root))
    return childrenOf({ type: 'root', ...value.root })
      .flatMap((node) => linesOfNode(node, field))
      .filter((line) => line.trim() !== '')
  return 'flattenedFields' in field ? linesOfFields(field.flattenedFields, value) : []
}
