import { style } from '../style.ts'
import { system } from '../system.ts'

const badge = system.cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    paddingBlock: '0.125rem',
    borderRadius: '4px',
    borderWidth: '1px',
    fontSize: '16',
    fontWeight: 'bold',
    lineHeight: 'list',
  },
  variants: {
    tone: {
      free: { color: 'free', background: 'freeWash', borderColor: 'free' },
      low: { color: 'low', background: 'lowWash', borderColor: 'low' },
      quiet: { color: 'quiet', borderColor: 'line', fontWeight: 'medium' },
    },
  },
})

export const badgeStyles = {
  free: style(badge({ tone: 'free' })),
  low: style(badge({ tone: 'low' })),
  quiet: style(badge({ tone: 'quiet' })),
}
export type BadgeTone = keyof typeof badgeStyles
