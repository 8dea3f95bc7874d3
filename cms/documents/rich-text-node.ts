/** A node of the editor's state, whose properties are unchecked. */
export interface Node {
  type: string
  [key: string]: unknown
}

/** What a rich text field holds. */
export type EditorState = { root: { children: Node[] } } | null | undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'

export const childrenOf = (node: Node): Node[] =>
  Array.isArray(node.children) ? node.children.filter(isNode) : []

/** The plain text under nodes, without formatting. */
export const wordsOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node.text === 'string' ? node.text : wordsOf(childrenOf(node))))
    .join('')
