import type { Block, RichText } from '../../../contract/rich-text.ts'
import {
  childrenOf,
  type EditorState,
  isRecord,
  type Node,
  wordsOf,
} from '../../../documents/rich-text-node.ts'
import type { Media } from '../../../payload-types.ts'
import { presentPicture } from '../present-picture.ts'
import { createHeadingIds } from './heading-ids.ts'
import { presentFields } from './present-fields.ts'
import { presentInline, presentLines } from './present-inline.ts'

type List = Extract<Block, { type: 'list' }>
type Table = Extract<Block, { type: 'table' }>

const isList = ({ type }: Node) => type === 'list'

/** The items of a list. Of lists nested more than one level deep, only the words are kept. */
const presentList = (node: Node): List => {
  const items: List['items'] = []
  for (const child of childrenOf(node)) {
    const own = childrenOf(child).filter((part) => !isList(part))
    const nested = childrenOf(child)
      .filter(isList)
      .flatMap(childrenOf)
      .map((item) => presentInline([item]))
    const last = items.at(-1)
    // The editor keeps a nested list in a separate item, after the one it belongs to.
    if (own.length === 0 && last) last.nested = [...(last.nested ?? []), ...nested]
    else items.push({ content: presentInline(own), ...(nested.length > 0 && { nested }) })
  }
  return { type: 'list', ordered: node.listType === 'number', items }
}

const isHead = ({ headerState }: Node) => typeof headerState === 'number' && (headerState & 1) === 1

const presentTable = (node: Node): Table => {
  const [first, ...rest] = childrenOf(node).map(childrenOf)
  const cells = (row: readonly Node[]) => row.map((cell) => presentLines(childrenOf(cell)))
  if (!first) return { type: 'table', head: [], rows: [] }
  return first.every(isHead)
    ? { type: 'table', head: cells(first), rows: rest.map(cells) }
    : { type: 'table', head: [], rows: [first, ...rest].map(cells) }
}

const headingLevel = (tag: unknown): 2 | 3 | 4 =>
  tag === 'h1' || tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4

const isMedia = (value: unknown): value is Media =>
  isRecord(value) && typeof value.id === 'number' && typeof value.alt === 'string'

const presentBlock = (node: Node, idFor: (words: string) => string): Block[] => {
  const content = () => presentInline(childrenOf(node))
  switch (node.type) {
    case 'heading': {
      const id = idFor(wordsOf([node]))
      return [{ type: 'heading', level: headingLevel(node.tag), id, content: content() }]
    }
    case 'list':
      return [presentList(node)]
    case 'table':
      return [presentTable(node)]
    case 'quote':
      return [{ type: 'quote', content: content() }]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'upload': {
      const picture = isMedia(node.value) ? presentPicture(node.value, 'page') : null
      return picture ? [{ type: 'picture', picture }] : []
    }
    case 'block':
      return presentFields(node.fields)
    default:
      return wordsOf([node]).trim() === '' ? [] : [{ type: 'paragraph', content: content() }]
  }
}

/**
 * Converts a text to the contract's form.
 * @param state the field's value, read with its pictures and linked pages, that is, at depth 1
 */
export const presentRichText = (state: EditorState): RichText => {
  const idFor = createHeadingIds()
  return (state?.root.children ?? []).flatMap((node) => presentBlock(node, idFor))
}
