'use client'

import { SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Narrow } from '../call-lists/narrow.ts'
import type { Month } from '../endpoints/answers.ts'
import type { List } from '../queries/due-clinics.ts'
import { ClinicScreen } from './clinic-screen.tsx'
import { MonthSoFar } from './month.tsx'
import { NothingDue } from './nothing-due.tsx'
import { UndoLast } from './undo-last.tsx'
import { useClaim } from './use-claim.ts'
import { useQueue } from './use-queue.ts'
import './verification.css'
import './forms.css'

export interface StateOption {
  id: number
  name: string
}

/** Who is signed in, and reads the script aloud. */
export interface Caller {
  id: number
  /** Empty if the account has none. */
  name: string
}

interface QueueProps {
  caller: Caller
  /** The clinic to begin with, instead of the most urgent. */
  first: number | null
  list: List
  narrow: Narrow
  states: StateOption[]
  /** The filter and the saved lists. */
  chooser: ReactNode
}

const count = (number: number) => number.toLocaleString('en-US')

/** How much is due of the list that is open, and the way to the other one. */
const Due = ({ list, month }: { list: List; month: Month }) => (
  <p className="calls__due">
    {list === 'calls' ? (
      <>
        <span>{count(month.due)} due</span>
        {month.numbers > 0 && (
          <a href="/admin/verify?list=numbers">{count(month.numbers)} without a number</a>
        )}
      </>
    ) : (
      <>
        <span>{count(month.numbers)} without a number</span>
        <a href="/admin/verify">{count(month.due)} due for a call</a>
      </>
    )}
  </p>
)

/** Clinic after clinic: call, answer, and the next one opens. */
export const Queue = ({ caller, first, list, narrow, states, chooser }: QueueProps) => {
  const queue = useQueue({ first, list, narrow, user: caller.id })
  const { turn, notice, trouble, busy, stopped } = queue
  const clinic = stopped ? null : (turn?.clinic ?? null)
  // While a request is running, its response says who has the clinic.
  useClaim(busy ? null : (clinic?.id ?? null), queue.tellTrouble)
  return (
    <div className="calls" aria-busy={busy}>
      <SetStepNav nav={[{ label: 'Verify clinics' }]} />
      <div className="calls__top">
        <h1>{list === 'calls' ? 'Verify clinics' : 'Find phone numbers'}</h1>
        {turn && <Due list={list} month={turn.month} />}
      </div>
      {list === 'calls' && chooser}
      {turn && turn.offered !== null && <p>{count(turn.offered)} due of those that you chose.</p>}
      <p className="calls__notice" role="status">
        {notice}
      </p>
      {turn?.undo && <UndoLast busy={busy} last={turn.undo} undo={queue.undo} />}
      {!turn && !trouble && <p className="calls__waiting">Looking for the next clinic…</p>}
      {!turn && trouble && (
        <div className="calls__trouble calls__stuck" role="alert">
          <p>{trouble.message}</p>
          <button className="calls__button" type="button" onClick={queue.retry}>
            Try again
          </button>
          {first !== null && (
            <button className="calls__button" type="button" onClick={queue.next}>
              Open the next clinic
            </button>
          )}
        </div>
      )}
      {clinic && (
        <ClinicScreen
          key={clinic.id}
          caller={caller}
          clinic={clinic}
          queue={queue}
          states={states}
        />
      )}
      {turn && !clinic && <NothingDue list={list} queue={queue} turn={turn} />}
      {turn && <MonthSoFar month={turn.month} />}
    </div>
  )
}
