'use client'
import { useId, useState } from 'react'
import { inThousands } from '../../panel-kit/number.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Action } from '../change.ts'
import type { Review } from '../endpoints/answers.ts'
import { DO_IT, WORKING } from './words.ts'

interface ConfirmNumberProps {
  action: Action
  review: Review
  isBusy: boolean
  onConfirm: (count: number) => void
}

/** The button that does it, behind the number if there are many. */
export const ConfirmNumber = ({ action, review, isBusy, onConfirm }: ConfirmNumberProps) => {
  const say = useSay()
  const { ids, counted, mustType } = review
  const count = ids.length
  const field = useId()
  const [typed, setTyped] = useState('')
  const isConfirmed = !mustType || Number(typed.replaceAll(/[\s,]/g, '')) === count
  return (
    <div className="bulk-confirm">
      {mustType && (
        <>
          <label htmlFor={field}>
            {say({
              en: `These are many. Type the number ${inThousands(count)} to confirm it:`,
              es: `Son muchos. Escriba el número ${inThousands(count)} para confirmarlo:`,
            })}
          </label>
          <input
            id={field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <PlainButton
        isMain
        disabled={!isConfirmed || isBusy}
        onClick={onePress(() => onConfirm(count))}
      >
        {say(DO_IT[action](counted))}
      </PlainButton>
      {isBusy && <p role="status">{say(WORKING)}</p>}
    </div>
  )
}
