'use client'

import { useEffect, useRef } from 'react'
import { longDay } from '../../panel-kit/dates.ts'
import type { Month } from '../endpoints/answers.ts'
import type { List } from '../queries/due-clinics.ts'
import type { QueueState } from './use-queue.ts'

const sentences = (list: List, month: Month, stopped: boolean): [string, string] => {
  const { nextDueAt } = month
  const due = list === 'calls' ? month.due : month.numbers
  if (stopped) return ['Stopped for now', 'Others can now take the clinic that you had open.']
  if (due > 0)
    return [
      'Nothing left for you',
      `${due} due ${due === 1 ? 'clinic is' : 'clinics are'} with somebody else right now, or you skipped ${due === 1 ? 'it' : 'them'}.`,
    ]
  if (list === 'numbers') return ['No number to find', 'Every clinic that is due has a number.']
  const next = nextDueAt ? ` The next one is due on ${longDay(nextDueAt)}.` : ''
  return ['All clinics are verified', `Nothing is due.${next}`]
}

interface NothingDueProps {
  list: List
  queue: QueueState
  month: Month
}

/** Shown if no clinic is open: why, and how to continue. */
export const NothingDue = ({ list, queue, month }: NothingDueProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [title, sentence] = sentences(list, month, queue.stopped)
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
    </section>
  )
}
