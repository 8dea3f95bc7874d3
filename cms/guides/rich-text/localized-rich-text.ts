import type { RichTextField } from 'payload'
import { childrenOf, isRecord, type Node, wordsOf } from '../../documents/rich-text-node.ts'

const isBlank = (node: Node) =>
  node.type === 'paragraph' &&
  wordsOf([node]).trim() === '' &&
  childrenOf(node).every(({ type }) => type === 'text' || type === 'linebreak')

/** Whether only blank lines are left, as after deleting everything in the editor. */
const isEmptied = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.root) &&
  childrenOf({ type: 'root', ...value.root }).every(isBlank)

/** A text that a visitor reads, in each language. An emptied one becomes null, so English shows. */
export const localizedRichText = (name: string): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  hooks: { beforeChange: [({ value }) => (isEmptied(value) ? null : value)] },
})
