import { CALL_OUT_TONES } from '../../../contract/constants.ts'
import type { Block, Inline } from '../../../contract/rich-text.ts'
import { childrenOf, isRecord } from '../../../documents/rich-text-node.ts'
import { MOST_PEOPLE, MOST_PERCENTS } from '../../rich-text/income-table.ts'
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

/**
 * Yearly incomes, from the poverty level of one person and of each additional one. The preview shows
 * what is typed before it is checked, so the limits hold here too.
 */
const presentIncomes = (fields: Fields): Block => {
  const [first, further] = [number(fields.first), number(fields.further)]
  const percents = Array.isArray(fields.percents)
    ? fields.percents.slice(0, MOST_PERCENTS).map(number)
    : []
  const shares = (dollars: number) => percents.map((share) => Math.round((dollars * share) / 100))
  const rows = Array.from({ length: Math.min(number(fields.people), MOST_PEOPLE) }, (_, index) => ({
    people: index + 1,
    dollars: shares(first + further * index),
  }))
  const caption = text(fields.caption)
  return { type: 'income-table', caption, percents, rows, further: shares(further) }
}

/** A card that leads nowhere, such as to a page that is no longer public, is left out. */
const presentCard = ({ title, text: words, page, url }: Fields): Block[] => {
  const target = linkTarget(
    page ? { linkType: 'internal', doc: page } : { linkType: 'custom', url },
  )
  return target ? [{ type: 'link-card', title: text(title), text: text(words), target }] : []
}

/** The contract's blocks for one of the editor's, by its kind; unknown kinds are left out. */
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
