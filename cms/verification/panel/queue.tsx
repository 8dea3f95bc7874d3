'use client'

import { SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { inThousands } from '../../panel-kit/number.ts'
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
import { useSay } from '../../panel-kit/use-say.ts'

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

/** How much is due of the list that is open, and the way to the other one. */
const Due = ({ list, month }: { list: List; month: Month }) => {
  const say = useSay()
  return (
    <p className="calls__due">
      {list === 'calls' ? (
        <>
          <span>
            {say({
              en: `${inThousands(month.due)} due`,
              es: `${inThousands(month.due)} pendientes`,
            })}
          </span>
          {month.numbers > 0 && (
            <a href="/admin/verify?list=numbers">
              {say({
                en: `${inThousands(month.numbers)} without a number`,
                es: `${inThousands(month.numbers)} sin número`,
              })}
            </a>
          )}
        </>
      ) : (
        <>
          <span>
            {say({
              en: `${inThousands(month.numbers)} without a number`,
              es: `${inThousands(month.numbers)} sin número`,
            })}
          </span>
          <a href="/admin/verify">
            {say({
              en: `${inThousands(month.due)} due for a call`,
              es: `${inThousands(month.due)} por llamar`,
            })}
          </a>
        </>
      )}
    </p>
  )
}

/** Clinic after clinic: call, answer, and the next one opens. */
export const Queue = ({ caller, first, list, narrow, states, chooser }: QueueProps) => {
  const say = useSay()
  const queue = useQueue({ first, list, narrow, user: caller.id })
  const { turn, notice, trouble, busy, stopped } = queue
  const clinic = stopped ? null : (turn?.clinic ?? null)
  // While a request is running, its response says who has the clinic.
  useClaim(busy ? null : (clinic?.id ?? null), queue.tellTrouble)
  return (
    <div className="calls" aria-busy={busy}>
      <SetStepNav nav={[{ label: say({ en: 'Verify clinics', es: 'Verificar clínicas' }) }]} />
      <div className="calls__top">
        <h1>
          {list === 'calls'
            ? say({ en: 'Verify clinics', es: 'Verificar clínicas' })
            : say({ en: 'Find phone numbers', es: 'Buscar números de teléfono' })}
        </h1>
        {turn && <Due list={list} month={turn.month} />}
      </div>
      {list === 'calls' && chooser}
      {turn && turn.offered !== null && (
        <p>
          {say({
            en: `${inThousands(turn.offered)} due of those that you chose.`,
            es: `${inThousands(turn.offered)} pendientes de las que eligió.`,
          })}
        </p>
      )}
      <p className="calls__notice" role="status">
        {notice}
      </p>
      {turn?.undo && <UndoLast busy={busy} last={turn.undo} undo={queue.undo} />}
      {!turn && !trouble && (
        <p className="calls__waiting">
          {say({ en: 'Looking for the next clinic…', es: 'Buscando la siguiente clínica…' })}
        </p>
      )}
      {!turn && trouble && (
        <div className="calls__trouble calls__stuck" role="alert">
          <p>{trouble.message}</p>
          <button className="calls__button" type="button" onClick={queue.retry}>
            {say({ en: 'Try again', es: 'Intentar de nuevo' })}
          </button>
          {first !== null && (
            <button className="calls__button" type="button" onClick={queue.next}>
              {say({ en: 'Open the next clinic', es: 'Abrir la siguiente clínica' })}
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
