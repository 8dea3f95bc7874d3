'use client'
import { useSay } from '../../panel-kit/use-say.ts'
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
  const say = useSay()
  const { values, published, confirmed, confirm, leave } = props
  const [slip] = privateSlip(values, published, say)
  if (!slip || confirmed.includes(slip.key)) return null
  return (
    <SlipQuestion
      confirm={() => confirm(slip.key)}
      instead={{ label: say({ en: 'Leave it public', es: 'Dejarla pública' }), act: leave }}
      question={slip.question}
      yes={say({
        en: 'Yes, it is private',
        es: 'Sí, es privada',
      })}
    />
  )
}
