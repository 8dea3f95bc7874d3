import './signals.css'
import { clinicLabels } from '../../contract/clinic-facts.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Signal } from '../signals/signals.ts'

interface SignalsProps {
  signals: readonly Signal[]
  /** Not beside its fact, so that it is named. */
  isAlone?: true
}

/** What speaks for something or against it without a call, each in a sentence with its date. */
export const Signals = ({ signals, isAlone }: SignalsProps) => {
  const say = useSay()
  return signals.map(({ fact, text, speaks }) => {
    const label = isAlone && fact ? clinicLabels(fact) : undefined
    return (
      <p className={`calls__signal calls__signal--${speaks}`} key={`${fact} ${text}`}>
        {label ? `${say(label)}: ${text}` : text}
      </p>
    )
  })
}
