'use client'

import type { ValueSaid } from '../endpoints/answers.ts'

interface TakeOverProps {
  said: readonly ValueSaid[]
  take: (values: ValueSaid['values']) => void
}

/** What people say is right, each to be taken over with one press and then asked. */
export const TakeOver = ({ said, take }: TakeOverProps) =>
  said.map(({ correction, values, words }) => (
    <p key={correction}>
      <button className="calls__button" onClick={() => take(values)} type="button">
        Take over {words.join('; ')}
      </button>
    </p>
  ))
