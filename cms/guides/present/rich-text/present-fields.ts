import { type Block, CALL_OUT_TONES, type Inline } from '../../../contract/rich-text.ts'
import { childrenOf, isRecord } from '../../../documents/rich-text-node.ts'
import { linkTarget } from './link-target.ts'
import { presentLines } from './present-inline.ts'

type Fields = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The lines of a block's own small editor. */
const linesOf = (state: unknown): Inline[] =>
  isRecord(state) && isRecord(state.root)
    ? presentLines(childrenOf({ type: 'root', ...state.root }))
    : []

const titled = (fields: Fields) => ({ title: text(fields.title), content: linesOf(fields.text) })

/** Incomes a year from the poverty level of one person and of each further one. */
const presentIncomes = (fields: Fields): Block => {
  const [first, further] = [number(fields.first), number(fields.further)]
  const percents = Array.isArray(fields.percents) ? fields.percents.map(number) : []
  const shares = (dollars: number) => percents.map((share) => Math.round((dollars * share) / 100))
  const rows = Array.from({ length: number(fields.people) }, (_, index) => ({
    people: index + 1,
    dollars: shares(first + further * index),
  }))
  const caption = text(fields.caption)
  return { type: 'income-table', caption, percents, rows, further: shares(further) }
}

/** A card that leads nowhere, since its page is no longer public, is left out. */
const presentCard = ({ title, text: words, page, url }: Fields): Block[] => {
  const target = linkTarget(
    page ? { linkType: 'internal', doc: page } : { linkType: 'custom', url },
  )
  return target ? [{ type: 'link-card', title: text(title), text: text(words), target }] : []
}

/** What a block of the editor’s holds, by its kind; unknown ones are left out. */
export const presentFields = (fields: unknown): Block[] => {
  if (!isRecord(fields)) return []
  switch (fields.blockType) {
    case 'steps':
      return [{ type: 'steps', items: records(fields.steps).map(titled) }]
    case 'accordion':
      return [{ type: 'accordion', items: records(fields.questions).map(titled) }]
    case 'call-out': {
      const tone = CALL_OUT_TONES.find((name) => name === fields.tone) ?? 'note'
      return [{ type: 'call-out', tone, ...titled(fields) }]
    }
    case 'income-table':
      return [presentIncomes(fields)]
    case 'link-card':
      return presentCard(fields)
    default:
      return []
  }
}
