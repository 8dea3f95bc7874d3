import type { SystemStyleObject } from '@chakra-ui/react'
import { style } from '../style.ts'

const badge: SystemStyleObject = {
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
}

export const badgeStyles = {
  free: style(badge, { color: 'free', background: 'freeWash', borderColor: 'free' }),
  low: style(badge, { color: 'low', background: 'lowWash', borderColor: 'low' }),
  quiet: style(badge, { color: 'quiet', borderColor: 'line', fontWeight: 'medium' }),
}
export type BadgeTone = keyof typeof badgeStyles
