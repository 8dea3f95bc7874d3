import { TEXT_MARKS } from '../../../contract/constants.ts'
import type { Inline } from '../../../contract/rich-text.ts'
import { childrenOf, type Node } from '../../../documents/rich-text-node.ts'
import { linkTarget } from './link-target.ts'

type Text = Extract<Inline, { type: 'text' }>

const presentText = ({ text, format }: Node): Text => {
  const bits = typeof format === 'number' ? format : 0
  const marks = TEXT_MARKS.filter((_, position) => bits & (1 << position))
  return {
    type: 'text',
    text: typeof text === 'string' ? text : '',
    ...(marks.length > 0 && { marks }),
  }
}

const textsOf = (nodes: readonly Node[]): Text[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [presentText(node)] : textsOf(childrenOf(node))))

const presentOne = (node: Node): Inline[] => {
  if (node.type === 'text') return [presentText(node)]
  if (node.type === 'linebreak') return [{ type: 'break' }]
  if (node.type === 'tab') return [{ type: 'text', text: ' ' }]
  if (node.type === 'link' || node.type === 'autolink') {
    const target = linkTarget(node.fields)
    const content = textsOf(childrenOf(node))
    return target && content.length > 0 ? [{ ...target, content }] : content
  }
  return presentInline(childrenOf(node))
}

/** The text of a line with its formats and links. Unknown nodes keep their text. */
export const presentInline = (nodes: readonly Node[]): Inline[] => nodes.flatMap(presentOne)

/** Several paragraphs as lines with breaks between them, for blocks that hold only lines. */
export const presentLines = (nodes: readonly Node[]): Inline[] =>
  nodes.flatMap((node, index): Inline[] => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    ...presentInline([node]),
  ])
