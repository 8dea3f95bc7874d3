'use client'
import { privateSlip } from '../slips/private-slip.ts'
import { SlipQuestion } from './slips/slip-question.tsx'

interface BecomesPrivateProps {
  values: { addressIsPrivate?: unknown }
  published: { id?: unknown; addressIsPrivate?: unknown }
  confirmed: readonly string[]
  confirm: (key: string) => void
  leave: () => void
}

/** Says what a private address takes away, before it does. */
export const BecomesPrivate = (props: BecomesPrivateProps) => {
  const { values, published, confirmed, confirm, leave } = props
  const [slip] = privateSlip(values, published)
  if (!slip || confirmed.includes(slip.key)) return null
  return (
    <SlipQuestion
      confirm={() => confirm(slip.key)}
      instead={{ label: 'Leave it public', act: leave }}
      question={slip.question}
      yes="Yes, it is private"
    />
  )
}
