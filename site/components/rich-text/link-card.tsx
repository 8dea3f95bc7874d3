import type { Block } from '@healthcare-for-all/cms/contract'
import { style } from '../../theme/style.ts'
import { TextLink } from './text-link.tsx'

const card = style({
  position: 'relative',
  paddingBlock: '4',
  borderTopWidth: '3px',
  borderColor: 'brand',
  '& a': { fontSize: '20', fontWeight: 'bold' },
  // The whole card can be pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})
const words = style({ marginTop: '1', color: 'quiet' })

interface LinkCardProps {
  block: Extract<Block, { type: 'link-card' }>
}

/** Where to go next. */
export const LinkCard = ({ block: { title, text, target } }: LinkCardProps) => (
  <div css={card}>
    <TextLink target={target}>{title}</TextLink>
    {text && <p css={words}>{text}</p>}
  </div>
)
