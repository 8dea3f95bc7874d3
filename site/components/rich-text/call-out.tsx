import type { Block } from '@healthcare-for-all/cms/contract'
import { style } from '../../theme/style.ts'
import { InlineText } from './inline-text.tsx'

const box = style({
  padding: '4',
  borderInlineStartWidth: '6px',
  breakInside: 'avoid',
})
const tones = {
  note: style({ background: 'wash', borderColor: 'brand' }),
  tip: style({ background: 'freeWash', borderColor: 'free' }),
  warning: style({ background: 'alertWash', borderColor: 'alert' }),
}
const heading = style({ fontWeight: 'bold', fontSize: '20', lineHeight: '1.25' })
const words = style({ marginTop: '2' })

interface CallOutProps {
  block: Extract<Block, { type: 'call-out' }>
}

/** What a reader who skims should still see. Its color only supports the words. */
export const CallOut = ({ block: { tone, title, content } }: CallOutProps) => (
  <aside css={[box, tones[tone]]}>
    <p css={heading}>{title}</p>
    <p css={words}>
      <InlineText content={content} />
    </p>
  </aside>
)
