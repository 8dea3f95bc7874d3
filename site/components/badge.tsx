import type { ReactNode } from 'react'
import { type BadgeTone, badgeStyles } from '../theme/recipes/badge.ts'

interface BadgeProps {
  tone: BadgeTone
  children: ReactNode
}

export const Badge = ({ tone, children }: BadgeProps) => (
  <span css={badgeStyles[tone]}>{children}</span>
)
