import './signals.css'
import { factNamed } from '../present/facts.ts'
import type { Signal } from '../signals/signals.ts'

interface SignalsProps {
  signals: readonly Signal[]
  /** Not beside its fact, so that it is named. */
  isAlone?: true
}

/** What speaks for something or against it without a call, each in a sentence with its date. */
export const Signals = ({ signals, isAlone }: SignalsProps) =>
  signals.map(({ fact, text, speaks }) => (
    <p className={`calls__signal calls__signal--${speaks}`} key={`${fact} ${text}`}>
      {isAlone && fact ? `${factNamed(fact)?.label}: ${text}` : text}
    </p>
  ))
