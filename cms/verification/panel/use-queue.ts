'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { clinicLabel } from '../../contract/clinic-facts.ts'
import {
  askEndpoint,
  EndpointError,
  type FieldFault,
  sentenceOf,
} from '../../panel-kit/ask-endpoint.ts'
import { forgetTyping } from '../../panel-kit/kept-typing.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import { type Narrow, queueHref } from '../call-lists/narrow.ts'
import type { ClinicToVerify, Settled, Turn } from '../endpoints/answers.ts'
import type { List } from '../queries/due-clinics.ts'
import { changesIn } from './changes.ts'
import { closedToo } from './closed-too.ts'
import { skippedBy } from './skipped.ts'

/** The endpoints that take an outcome, under the clinic’s path. */
export type Outcome =
  | 'confirm'
  | 'correct'
  | 'no-answer'
  | 'voicemail'
  | 'busy'
  | 'refused'
  | 'wrong-number'
  | 'number-found'
  | 'number-works'
  | 'no-number-found'
  | 'move'
  | 'close'
  | 'close-for-now'
  | 'ask-again'

/** What is typed about a clinic is kept as. */
export const callOf = (clinic: number): string => `verify-${clinic}`

interface Trouble {
  message: string
  faults: FieldFault[]
}

/** The fields' labels on the screen; for a field that is not shown, its path and error. */
const nameFaults = (faults: FieldFault[], language: PanelLanguage): string =>
  faults
    .map(
      ({ path, message }) =>
        clinicLabel(path.split('.')[0] ?? '', language) ?? `${path} (${message})`,
    )
    .join(', ')

const troubleOf = (error: unknown, language: PanelLanguage): Trouble => {
  const message = sentenceOf(error)
  const faults = error instanceof EndpointError ? error.faults : []
  if (faults.length === 0) return { message, faults }
  const names = nameFaults(faults, language)
  const said = sayIn(language)({
    en: `Nothing has been saved yet. Check: ${names}.`,
    es: `Todavía no se ha guardado nada. Revise: ${names}.`,
  })
  return { message: said, faults }
}

interface QueueOf {
  /** The clinic to begin with. */
  first: number | null
  list: List
  narrow: Narrow
  user: number
}

/** The clinic on the screen, the possible answers about it, and what went wrong. */
export const useQueue = ({ first, list, narrow, user }: QueueOf) => {
  const skipped = useMemo(() => skippedBy(user), [user])
  const language = usePanelLanguage()
  const say = sayIn(language)
  const [turn, setTurn] = useState<Turn | null>(null)
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [notice, setNotice] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const started = useRef(false)

  /** @returns what went wrong */
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<Trouble | null> => {
      setBusy(true)
      setTrouble(null)
      setNotice('')
      try {
        await work()
        return null
      } catch (error) {
        const went = troubleOf(error, language)
        setTrouble(went)
        return went
      } finally {
        setBusy(false)
      }
    },
    [language],
  )

  const openNext = useCallback(
    (except: number[], telling = '') =>
      attempt(async () => {
        const body = { list, except, closedToo: closedToo.read(), ...narrow }
        setTurn(await askEndpoint<Turn>('/verification/next', body))
        setStopped(false)
        setNotice(telling)
        window.history.replaceState(null, '', queueHref(narrow, list))
      }),
    [attempt, list, narrow],
  )

  const open = useCallback(() => {
    if (first === null) return openNext(skipped.read())
    return attempt(async () => setTurn(await askEndpoint<Turn>(`/verification/${first}/open`, {})))
  }, [attempt, first, openNext, skipped])

  useEffect(() => {
    if (started.current) return
    started.current = true
    open()
  }, [open])

  const answer = (shown: ClinicToVerify, outcome: Outcome, more: object) =>
    attempt(async () => {
      const { updatedAt, reportedWrongAt } = shown
      const body = {
        ...more,
        updatedAt,
        reportedWrongAt,
        list,
        except: skipped.read(),
        closedToo: closedToo.read(),
        ...narrow,
      }
      const settled = await askEndpoint<Settled>(`/verification/${shown.id}/${outcome}`, body)
      if (!settled.saved) {
        setTurn((now) => now && { ...now, clinic: settled.clinic })
        const changes = changesIn(shown, settled.clinic, language)
        throw new Error(
          say({
            en: `This clinic has changed since you opened it, so nothing has been saved yet. ${changes} Check it, then answer again.`,
            es: `Esta clínica cambió desde que usted la abrió, así que todavía no se ha guardado nada. ${changes} Revísela y responda de nuevo.`,
          }),
        )
      }
      forgetTyping(callOf(shown.id))
      setTurn(settled.turn)
      const { offered, month } = settled.turn
      const left = list === 'calls' ? (offered ?? month.due) : month.numbers
      setNotice(
        say({
          en: `Saved. ${settled.message} ${inThousands(left)} left.`,
          es: `Guardado. ${settled.message} ${left === 1 ? 'Queda' : 'Quedan'} ${inThousands(left)}.`,
        }),
      )
      window.history.replaceState(null, '', queueHref(narrow, list))
    })

  /** Undoes the last call, and opens that clinic again. */
  const undo = (call: number) =>
    attempt(async () => {
      const body = { open: true }
      const undone = await askEndpoint<{ message: string; turn: Turn }>(
        `/verifications/${call}/undo`,
        body,
      )
      setTurn(undone.turn)
      setStopped(false)
      setNotice(undone.message)
    })

  return {
    turn,
    busy,
    stopped,
    notice,
    trouble,
    answer,
    undo,
    retry: open,
    next: () => openNext(skipped.read()),
    again: () => {
      skipped.forget()
      closedToo.set(false)
      return openNext([])
    },
    /** Goes on with the clinics where nobody answers now. */
    openClosed: () => {
      closedToo.set(true)
      return openNext(skipped.read())
    },
    skip: ({ id, facts }: ClinicToVerify) =>
      openNext(
        skipped.add(id),
        say({
          en: `You skipped ${facts.name}. It is still due.`,
          es: `Saltó ${facts.name}. Sigue pendiente.`,
        }),
      ),
    stop: () =>
      attempt(async () => {
        await askEndpoint('/verification/stop', {})
        setStopped(true)
      }),
    dismissTrouble: () => setTrouble(null),
    tellTrouble: (message: string) => setTrouble({ message, faults: [] }),
  }
}

export type QueueState = ReturnType<typeof useQueue>
