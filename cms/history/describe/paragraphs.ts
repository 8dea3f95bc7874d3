import { isEmpty } from '../../documents/empty.ts'
import {
  childrenOf,
  isRecord,
  type Node,
  wordsOf as wordsUnder,
} from '../../documents/rich-text-node.ts'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import type { DescribedField } from './described-field.ts'
import { became } from './in-words.ts'
import { valueWords } from './value-words.ts'

const INLINE = ['text', 'linebreak', 'tab', 'link', 'autolink']

/** What a field of a block says, what isn't a text with its label: 'Dollars for each additional person: 5,500' */
const valueInWords = (value: unknown, field: DescribedField): string => {
  if (isEmpty(value) || field.kind === 'relation') return ''
  if (field.kind === 'rows' || field.kind === 'group')
    return [value]
      .flat()
      .map((row) => fieldsInWords(field.fields ?? [], row))
      .join('; ')
  if (field.kind === 'richText')
    return isRecord(value) && isRecord(value.root)
      ? wordsOf({ type: 'root', ...value.root }, field)
      : ''
  const words = valueWords(value, field, new Map()).join(', ')
  return ['text', 'choice'].includes(field.kind) ? words : `${field.label}: ${words}`
}

const fieldsInWords = (fields: readonly DescribedField[], values: unknown): string =>
  isRecord(values)
    ? fields
        .map((field) => valueInWords(values[field.name], field))
        .filter(Boolean)
        .join('; ')
        .replaceAll(/([.!?…]); /g, '$1 ')
    : ''

/** What people read of a node, those of a block's own fields too. */
const wordsOf = (node: Node, text: DescribedField): string => {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'block' && isRecord(node.fields))
    return fieldsInWords(text.fieldsOfBlock?.(node.fields.blockType) ?? [], node.fields)
  const children = childrenOf(node)
  const isLine = children.some(({ type }) => INLINE.includes(type))
  return children.map((one) => wordsOf(one, text)).join(isLine ? '' : ' ')
}

const paragraphsOf = (value: unknown, text: DescribedField): string[] =>
  isRecord(value) && isRecord(value.root)
    ? childrenOf({ type: 'root', ...value.root })
        .map((node) => wordsOf(node, text).trim())
        .filter(Boolean)
    : []

/** Where the links of a text lead, by the words that people press. */
const linksUnder = (node: Node): [words: string, address: string][] => [
  ...(isRecord(node.fields) && typeof node.fields.url === 'string'
    ? [[wordsUnder(childrenOf(node)), node.fields.url] as [string, string]]
    : []),
  ...(node.type === 'block' && isRecord(node.fields)
    ? Object.values(node.fields).flatMap(linksOf)
    : []),
  ...childrenOf(node).flatMap(linksUnder),
]

const linksOf = (value: unknown): [words: string, address: string][] =>
  isRecord(value) && isRecord(value.root) ? linksUnder({ type: 'root', ...value.root }) : []

/** What changed in a text whose words are the same: where a link leads, or what nobody can read. */
const lookBecame = (field: DescribedField, before: unknown, now: unknown): string => {
  const { label, language = 'en' } = field
  const say = sayIn(language)
  const [one, other] = [linksOf(before), linksOf(now)]
  const isIn = (links: typeof one, [words, address]: (typeof one)[number]) =>
    links.some((link) => link[0] === words && link[1] === address)
  const [gone, ...moreGone] = one.filter((link) => !isIn(other, link))
  const [come, ...moreCome] = other.filter((link) => !isIn(one, link))
  const words = come?.[0] ?? gone?.[0]
  const isOne = moreGone.length + moreCome.length === 0 && (!gone || !come || gone[0] === come[0])
  if (words && isOne) {
    const link = say({ en: `link “${words}”`, es: `enlace «${words}»` })
    return became(`${label}, ${link}`, gone?.[1] ?? null, come?.[1] ?? null, language)
  }
  return say({
    en: `${label}: only its look, links or order changed`,
    es: `${label}: solo cambió su aspecto, sus enlaces o su orden`,
  })
}

const counted = (count: number, say: Say) =>
  say({
    en: `${count} ${count === 1 ? 'paragraph' : 'paragraphs'}`,
    es: `${count} ${count === 1 ? 'párrafo' : 'párrafos'}`,
  })

/** What changed in a text with paragraphs: the words of one, or how many there are of each. */
export const richTextBecame = (field: DescribedField, before: unknown, now: unknown): string => {
  const { label, language = 'en' } = field
  const say = sayIn(language)
  const [one, other] = [paragraphsOf(before, field), paragraphsOf(now, field)]
  const removed = one.filter((words) => !other.includes(words))
  const added = other.filter((words) => !one.includes(words))
  if (removed.length === 0 && added.length === 0)
    return one.length === other.length
      ? lookBecame(field, before, now)
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
