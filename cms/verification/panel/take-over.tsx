'use client'

import { useSay } from '../../panel-kit/use-say.ts'
import type { ValueSaid } from '../endpoints/answers.ts'

interface TakeOverProps {
  said: readonly ValueSaid[]
  take: (values: ValueSaid['values']) => void
}

/** What people say is right, each to be taken over with one press and then asked. */
export const TakeOver = ({ said, take }: TakeOverProps) => {
  const say = useSay()
  return said.map(({ correction, values, words }) => (
    <p key={correction}>
      <button className="calls__button" onClick={() => take(values)} type="button">
        {say({ en: `Take over ${words.join('; ')}`, es: `Tomar ${words.join('; ')}` })}
      </button>
    </p>
  ))
}
