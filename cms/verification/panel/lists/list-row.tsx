import { useId, useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { MOST_TAKEN } from '../../call-lists/filter.ts'
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
  const [most, setMost] = useState(USUAL)
  const field = useId()
  const { name, due, holder, isMine, id, filter } = list
  return (
    <li>
      <p>
        <a href={isMine ? queueHref({ filter: {}, callList: id }) : queueHref({ filter })}>
          {name}
        </a>
        {!isMine && <span>{due.toLocaleString('en-US')} due</span>}
        {holder && <span>{isMine ? 'You are calling it.' : `${holder} is calling it.`}</span>}
      </p>
      <div className="calls__row">
        {holder ? (
          <PlainButton disabled={busy} aria-label={`Give back: ${name}`} onClick={giveBack}>
            Give back
          </PlainButton>
        ) : (
          <>
            <label htmlFor={field}>At most</label>
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
              aria-label={`Take this list: ${name}`}
              onClick={() => take(most)}
            >
              Take this list
            </PlainButton>
            <PlainButton disabled={busy} aria-label={`Remove: ${name}`} onClick={remove}>
              Remove
            </PlainButton>
          </>
        )}
      </div>
    </li>
  )
}
