import { useId, useState } from 'react'
import { inThousands } from '../../../panel-kit/number.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import { MOST_TAKEN } from '../../call-lists/limits.ts'
import { queueHref } from '../../call-lists/narrow.ts'
import type { ShownList } from '../../call-lists/shown-lists.ts'

/** As many as one person calls in a day or two. */
const USUAL = 50

interface ListRowProps {
  list: ShownList
  busy: boolean
  take: (most: number) => void
  giveBack: () => void
  remove: () => void
}

/** A saved list: how much of it is due, who has it, and what can be done with it. */
export const ListRow = ({ list, busy, take, giveBack, remove }: ListRowProps) => {
  const say = useSay()
  const [most, setMost] = useState(USUAL)
  const field = useId()
  const { name, due, holder, isMine, id, filter } = list
  return (
    <li>
      <p>
        <a href={isMine ? queueHref({ filter: {}, callList: id }) : queueHref({ filter })}>
          {name}
        </a>
        {!isMine && (
          <span>
            {say({ en: `${inThousands(due)} due`, es: `${inThousands(due)} pendientes` })}
          </span>
        )}
        {holder && (
          <span>
            {isMine
              ? say({ en: 'You are calling it.', es: 'Usted la está llamando.' })
              : say({ en: `${holder} is calling it.`, es: `${holder} la está llamando.` })}
          </span>
        )}
      </p>
      <div className="calls__row">
        {holder ? (
          <PlainButton
            disabled={busy}
            aria-label={say({ en: `Give back: ${name}`, es: `Devolver: ${name}` })}
            onClick={giveBack}
          >
            {say({ en: 'Give back', es: 'Devolver' })}
          </PlainButton>
        ) : (
          <>
            <label htmlFor={field}>{say({ en: 'At most', es: 'Como máximo' })}</label>
            <input
              id={field}
              type="number"
              min={1}
              max={MOST_TAKEN}
              value={most}
              onChange={({ target }) => setMost(Number(target.value))}
            />
            <PlainButton
              disabled={busy || due === 0}
              aria-label={say({ en: `Take this list: ${name}`, es: `Tomar esta lista: ${name}` })}
              onClick={() => take(most)}
            >
              {say({ en: 'Take this list', es: 'Tomar esta lista' })}
            </PlainButton>
            <PlainButton
              disabled={busy}
              aria-label={say({ en: `Remove: ${name}`, es: `Quitar: ${name}` })}
              onClick={remove}
            >
              {say({ en: 'Remove', es: 'Quitar' })}
            </PlainButton>
          </>
        )}
      </div>
    </li>
  )
}
