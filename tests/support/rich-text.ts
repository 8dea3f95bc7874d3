import type { Node } from '../../cms/documents/rich-text-node.ts'

const OWN = { version: 1, format: '', indent: 0, direction: null }

/** @param format 1 is bold, 2 italic */
export const leaf = (text: string, format = 0): Node => ({
  ...{ type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' },
})

export const node = (type: string, children: Node[], more: object = {}): Node => ({
  ...{ ...OWN, type, children, ...more },
})

export const paragraph = (...children: Node[]): Node => node('paragraph', children)

export const link = (fields: object, ...children: Node[]): Node =>
  node('link', children, { id: 'a'.repeat(24), fields })

export const block = (fields: object): Node => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'b'.repeat(24), blockName: '', ...fields },
})

/** A text as the editor stores it. */
export const richText = (...children: Node[]) => ({ root: { ...OWN, type: 'root', children } })

/** The same of plain paragraphs. */
export const paragraphs = (...texts: string[]) =>
  richText(...texts.map((words) => paragraph(leaf(words))))
