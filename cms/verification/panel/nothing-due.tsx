'use client'

import { useEffect, useRef } from 'react'
import { longDay } from '../../panel-kit/dates.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { Turn } from '../endpoints/answers.ts'
import type { List } from '../queries/due-clinics.ts'
import type { QueueState } from './use-queue.ts'

const count = (number: number) => number.toLocaleString('en-US')

const sentences = (
  list: List,
  { month, offered, opensAt }: Turn,
  stopped: boolean,
): [string, string] => {
  const { nextDueAt } = month
  const due = list === 'calls' ? (offered ?? month.due) : month.numbers
  if (stopped) return ['Stopped for now', 'Others can now take the clinic that you had open.']
  if (opensAt)
    return [
      'No clinic is open now',
      `${count(due)} are due. Outside their hours, at weekends and on federal holidays nobody answers. The first opens ${momentInWords(opensAt)}.`,
    ]
  if (due > 0)
    return [
      'Nothing left for you',
      `${count(due)} due ${due === 1 ? 'clinic is' : 'clinics are'} with somebody else right now, or you skipped ${due === 1 ? 'it' : 'them'}.`,
    ]
  if (list === 'numbers') return ['No number to find', 'Every clinic that is due has a number.']
  if (offered !== null)
    return ['Nothing left of these', 'None of the clinics that you chose is due for you.']
  const next = nextDueAt ? ` The next one is due on ${longDay(nextDueAt)}.` : ''
  return ['All clinics are verified', `Nothing is due.${next}`]
}

interface NothingDueProps {
  list: List
  queue: QueueState
  turn: Turn
}

/** Shown if no clinic is open: why, and how to continue. */
export const NothingDue = ({ list, queue, turn }: NothingDueProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [title, sentence] = sentences(list, turn, queue.stopped)
  return (
    <section className="calls__card calls__nothing">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{sentence}</p>
      {queue.trouble && <p role="alert">{queue.trouble.message}</p>}
      <button
        className="calls__button calls__button--main"
        type="button"
        disabled={queue.busy}
        onClick={queue.again}
      >
        {queue.stopped ? 'Continue' : 'Check again'}
      </button>
      {turn.opensAt && !queue.stopped && (
        <button
          className="calls__button"
          type="button"
          disabled={queue.busy}
          onClick={queue.openClosed}
        >
          Show closed clinics too
        </button>
      )}
    </section>
  )
}
