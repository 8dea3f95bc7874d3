'use client'

import { SetStepNav } from '@payloadcms/ui'
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
  states: StateOption[]
}

/** Clinic after clinic: call, answer, and the next one opens. */
export const Queue = ({ caller, first, states }: QueueProps) => {
  const queue = useQueue(first, caller.id)
  const { turn, notice, trouble, busy, stopped } = queue
  const clinic = stopped ? null : (turn?.clinic ?? null)
  // While a request is running, its response says who has the clinic.
  useClaim(busy ? null : (clinic?.id ?? null), queue.tellTrouble)
  return (
    <div className="calls" aria-busy={busy}>
      <SetStepNav nav={[{ label: 'Verify clinics' }]} />
      <div className="calls__top">
        <h1>Verify clinics</h1>
        {turn && <p>{`${turn.month.due.toLocaleString('en-US')} due`}</p>}
      </div>
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
      {turn && !clinic && <NothingDue queue={queue} month={turn.month} />}
      {turn && <MonthSoFar month={turn.month} />}
    </div>
  )
}
