'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
import type { Typing } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import type { ScriptLanguage } from './script-words.ts'
import type { Outcome } from './use-queue.ts'

/** The props of every outcome's form. */
export interface OutcomeFormProps {
  answer: (outcome: Outcome, more?: object) => void
  back: () => void
  busy: boolean
  clinic: ClinicToVerify
  /** What was wrong with the last submit. */
  faults: FieldFault[]
  /** Of the call. */
  language: ScriptLanguage
  noteField: ReactNode
  /** What went wrong with the last answer. */
  problem: ReactNode
  typing: Typing
}

interface FrameProps {
  title: string
  children: ReactNode
  /** Label of the save button. */
  button: string
  busy: boolean
  back: () => void
  send: () => void
  faults: FieldFault[]
  noteField: ReactNode
  problem: ReactNode
}

/** Focuses the first wrong field of a form that was refused. @returns the form's ref */
export const useFaultFocus = (faults: FieldFault[]) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}

/** A form for an outcome. It focuses its heading when it opens, and a wrong field when refused. */
export const OutcomeForm = (props: FrameProps) => {
  const say = useSay()
  const { title, children, button, busy, back, send, faults, noteField, problem } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useFaultFocus(faults)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className="calls__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      ref={form}
    >
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      {noteField}
      <div className="calls__save">
        {problem}
        <button className="calls__button calls__button--main" disabled={busy} type="submit">
          {button}
        </button>
        <button className="calls__button" disabled={busy} onClick={back} type="button">
          {say({ en: 'Back', es: 'Regresar' })}
        </button>
      </div>
    </form>
  )
}
