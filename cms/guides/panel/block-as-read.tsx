import type { Locale } from '../../contract/constants.ts'
import type { Block, Inline } from '../../contract/rich-text.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import { TABLE_WORDS } from './table-words.ts'

const wordsOf = (content: readonly Inline[]): string =>
  content
    .map((one) => {
      if (one.type === 'text') return one.text
      return one.type === 'break' ? '\n' : wordsOf(one.content)
    })
    .join('')

interface TitledProps {
  title: string
  content: readonly Inline[]
  say: Say
}

const Titled = ({ title, content, say }: TitledProps) => (
  <>
    <strong>{title || say({ en: 'No title yet', es: 'Todavía sin título' })}</strong>
    <p>{wordsOf(content)}</p>
  </>
)

const dollars = (count: number) => `$${inThousands(count)}`

interface IncomesProps {
  block: Extract<Block, { type: 'income-table' }>
  locale: Locale
  say: Say
}

const Incomes = ({ block, locale, say }: IncomesProps) => {
  const words = TABLE_WORDS[locale]
  return (
    <div className="block-preview__table">
      <table>
        <caption>
          {block.caption || say({ en: 'No caption yet', es: 'Todavía sin leyenda' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.people}</th>
            {block.percents.map((share) => (
              <th key={share} scope="col">
                {words.percent(share)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ people, dollars: each }) => (
            <tr key={people}>
              <th scope="row">{people}</th>
              {block.percents.map((share, column) => (
                <td key={share}>{dollars(each[column] ?? 0)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.further}</th>
            {block.percents.map((share, column) => (
              <td key={share}>+ {dollars(block.further[column] ?? 0)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface BlockAsReadProps {
  block: Block
  /** The language of the text that it is in. */
  locale: Locale
  /** What it lacks, in the language of whoever edits it. */
  say?: Say
}

/** A block of a long text as visitors read it, without the site's look. */
export const BlockAsRead = ({ block, locale, say = sayIn('en') }: BlockAsReadProps) => {
  switch (block.type) {
    case 'income-table':
      return <Incomes block={block} locale={locale} say={say} />
    case 'call-out':
      return (
        <div className={`block-preview__call-out block-preview__call-out--${block.tone}`}>
          <Titled {...block} say={say} />
        </div>
      )
    case 'steps':
    case 'accordion': {
      const List = block.type === 'steps' ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <li key={index}>
              <Titled {...item} say={say} />
            </li>
          ))}
        </List>
      )
    }
    default:
      return null
  }
}
