import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const box = style({
  marginTop: '4',
  paddingBlock: '6',
  borderTopWidth: '3px',
  borderColor: 'brand',
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  maxWidth: 'measure',
})
const heading = style({ fontSize: '24' })

interface NoticeProps {
  title: string
  children?: ReactNode
  /** 'alert' is read aloud immediately. */
  role?: 'alert' | 'status'
}

/** What happened and what to try: an empty list, an error, something not found. */
export const Notice = ({ title, children, role }: NoticeProps) => (
  <div css={box} role={role}>
    <h2 css={heading}>{title}</h2>
    {children}
  </div>
)
