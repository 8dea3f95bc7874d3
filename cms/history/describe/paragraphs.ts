import { childrenOf, isRecord, type Node } from '../../documents/rich-text-node.ts'
import { type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import { became } from './in-words.ts'

/** What the fields of a block call things, rather than say. */
const NAMES = new Set(['id', 'blockType', 'blockName', 'type', 'url', 'linkType'])

const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ')
  if (!isRecord(value)) return ''
  if (isRecord(value.root)) return wordsOf({ type: 'root', ...value.root })
  const inner = Object.entries(value).filter(([name]) => !NAMES.has(name))
  return inner
    .map(([, one]) => wordsIn(one))
    .filter(Boolean)
    .join(' ')
}

/** What people read of a node, those of a block's own fields too. */
const wordsOf = (node: Node): string => {
  if (typeof node.text === 'string') return node.text
  const own = node.type === 'block' ? wordsIn(node.fields) : ''
  return (
    own +
    childrenOf(node)
      .map(wordsOf)
      .join(node.type === 'root' ? ' ' : '')
  )
}

const paragraphsOf = (value: unknown): string[] =>
  isRecord(value) && isRecord(value.root)
    ? childrenOf({ type: 'root', ...value.root })
        .map((node) => wordsOf(node).trim())
        .filter(Boolean)
    : []

const counted = (count: number, say: Say) =>
  say({
    en: `${count} ${count === 1 ? 'paragraph' : 'paragraphs'}`,
    es: `${count} ${count === 1 ? 'párrafo' : 'párrafos'}`,
  })

/** What changed in a text with paragraphs: the words of one, or how many there are of each. */
export const richTextBecame = (
  label: string,
  before: unknown,
  now: unknown,
  language: PanelLanguage = 'en',
): string => {
  const say = sayIn(language)
  const [one, other] = [paragraphsOf(before), paragraphsOf(now)]
  const removed = one.filter((words) => !other.includes(words))
  const added = other.filter((words) => !one.includes(words))
  if (removed.length === 0 && added.length === 0)
    return one.length === other.length
      ? say({
          en: `${label}: only its look, links or order changed`,
          es: `${label}: solo cambió su aspecto, sus enlaces o su orden`,
        })
      : say({
          en: `${label}: ${counted(one.length, say)} became ${counted(other.length, say)}`,
          es: `${label}: ${counted(one.length, say)} cambió a ${counted(other.length, say)}`,
        })
  if (removed.length <= 1 && added.length <= 1)
    return became(label, removed[0] ?? null, added[0] ?? null, language)
  const parts = [
    removed.length > 0 &&
      say({
        en: `${counted(removed.length, say)} removed or changed`,
        es: `${counted(removed.length, say)} con cambios o menos`,
      }),
    added.length > 0 &&
      say({
        en: `${counted(added.length, say)} added or rewritten`,
        es: `${counted(added.length, say)} de más o con otro texto`,
      }),
  ]
  const [first = removed[0] ?? ''] = added
  const beginning = `${first.slice(0, 80)}${first.length > 80 ? '…' : ''}`
  const all = parts.filter(Boolean).join(', ')
  return say({
    en: `${label}: ${all}, the first “${beginning}”`,
    es: `${label}: ${all}, el primero «${beginning}»`,
  })
}
