'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
import { addKept, useKept } from '../../panel-kit/kept-typing.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify, Corrections } from '../endpoints/answers.ts'
import { Answers } from './answers.tsx'
import { AskAgainForm } from './ask-again-form.tsx'
import { CallLink } from './call-link.tsx'
import { CloseForm } from './close-form.tsx'
import { EditForm } from './edit-form.tsx'
import { FactList } from './fact-list.tsx'
import { History } from './history.tsx'
import { MoveForm } from './move-form.tsx'
import { NoteField } from './note-field.tsx'
import { Notices } from './notices.tsx'
import { NumberForm } from './number-form.tsx'
import { NumberSources } from './number-sources.tsx'
import { PauseForm } from './pause-form.tsx'
import type { Caller, StateOption } from './queue.tsx'
import { reasonInWords } from './reason.ts'
import { Script } from './script.tsx'
import type { ScriptLanguage } from './script-words.ts'
import { TimesThere } from './times-there.tsx'
import { callOf, type Outcome, type QueueState } from './use-queue.ts'

const NO_FAULTS: FieldFault[] = []

/** What the lower half of the screen is for. */
export type Mode = 'answers' | 'edit' | 'move' | 'close' | 'pause' | 'ask'

export interface ClinicScreenProps {
  caller: Caller
  clinic: ClinicToVerify
  queue: QueueState
  states: StateOption[]
}

/** One clinic: whom to call or where to find a number, what to ask, what is known, the outcome. */
export const ClinicScreen = ({ caller, clinic, queue, states }: ClinicScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const after = clinic.history[0]?.id ?? null
  const typing = { about: callOf(clinic.id), by: caller.id, after }
  const [mode, setMode] = useKept<Mode>(typing, 'mode', 'answers')
  const [note, setNote] = useKept(typing, 'note', '')
  /** How often a value was taken over: the form reads what is kept anew. */
  const [taken, setTaken] = useState(0)
  const [language, setLanguage] = useState<ScriptLanguage>('en')
  const panelLanguage = usePanelLanguage()
  useEffect(() => heading.current?.focus(), [])
  const { busy, trouble } = queue
  const answer = async (outcome: Outcome, more: object = {}) => {
    const went = await queue.answer(clinic, outcome, { ...more, ...(note.trim() && { note }) })
    // Existing values may fail the clinic’s own validation: the form is where to correct them.
    if (mode === 'answers' && clinic.list === 'calls' && went && went.faults.length > 0)
      setMode('edit')
  }
  const turnTo = (next: Mode) => {
    queue.dismissTrouble()
    setMode(next)
  }
  const back = () => turnTo('answers')
  const take = (values: Corrections) => {
    addKept<Corrections>(typing, 'corrections', values)
    setTaken(taken + 1)
    turnTo('edit')
  }
  const noteField = <NoteField note={note} setNote={setNote} />
  const problem = trouble && (
    <p className="calls__trouble" role="alert">
      {trouble.message}
    </p>
  )
  const isCall = clinic.list === 'calls'
  const form = {
    answer,
    back,
    busy,
    clinic,
    language,
    noteField,
    problem,
    typing,
    faults: trouble?.faults ?? NO_FAULTS,
  }
  return (
    <article className="calls__clinic">
      <div className="calls__card calls__call">
        <p className={`calls__reason calls__reason--${clinic.reason}`}>
          {reasonInWords(clinic, panelLanguage)}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {clinic.facts.name}
        </h2>
        <p className="calls__town">{clinic.town}</p>
        {isCall ? <CallLink clinic={clinic} /> : <NumberSources clinic={clinic} />}
        {isCall && <TimesThere times={clinic.times} />}
        <Notices clinic={clinic} take={take} />
        {isCall && <Script {...{ caller: caller.name, language, setLanguage }} />}
      </div>
      <div className="calls__card calls__work">
        {mode === 'answers' && !isCall && <NumberForm {...form} />}
        {mode === 'answers' && <FactList clinic={clinic} language={isCall ? language : null} />}
        {mode === 'answers' && noteField}
        {mode === 'edit' && <EditForm key={taken} {...form} />}
        {mode === 'move' && <MoveForm {...form} states={states} />}
        {mode === 'close' && <CloseForm {...form} />}
        {mode === 'pause' && <PauseForm {...form} />}
        {mode === 'ask' && <AskAgainForm {...form} />}
      </div>
      {mode === 'answers' && (
        <Answers
          answer={answer}
          busy={busy}
          clinic={clinic}
          problem={problem}
          queue={queue}
          setMode={turnTo}
        />
      )}
      <History clinic={clinic} />
    </article>
  )
}
