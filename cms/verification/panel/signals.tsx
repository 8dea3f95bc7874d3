import './signals.css'
import type { Signal } from '../signals/signals.ts'

/** What speaks for something or against it without a call, each in a sentence with its date. */
export const Signals = ({ signals }: { signals: readonly Signal[] }) =>
  signals.map(({ text, speaks }) => (
    <p className={`calls__signal calls__signal--${speaks}`} key={text}>
      {text}
    </p>
  ))
