import type { RichText } from '@healthcare-for-all/cms/contract'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { style } from '../../theme/style.ts'
import { wordsOf } from './words-of.ts'

const nav = style({
  position: { lg: 'sticky' },
  top: '6',
  alignSelf: 'start',
  paddingBlock: '4',
  borderBlockWidth: { base: '1px', lg: 0 },
  borderTopWidth: '1px',
  borderColor: 'edge',
})
const heading = style({ fontSize: '16', marginBottom: '1' })
const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingBlock: '1',
  lineHeight: '1.3',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

/** The chapters of a text. */
const chaptersOf = (blocks: RichText) =>
  blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []))

/** A screen reader goes on reading from where the link led. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

interface ContentsListProps {
  heading: string
  blocks: RichText
}

/** What a text holds, each chapter a link to it. */
export const ContentsList = ({ heading: title, blocks }: ContentsListProps) => {
  const headingId = useId()
  return (
    <nav css={nav} aria-labelledby={headingId}>
      <h2 id={headingId} css={heading}>
        {title}
      </h2>
      <ol>
        {chaptersOf(blocks).map(({ id, content }) => (
          <li key={id}>
            <Link css={link} to={{ hash: id }} onClick={() => focusOn(id)}>
              {wordsOf(content)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
