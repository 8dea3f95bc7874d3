import { type FormFields, TRAP_FIELD } from '@healthcare-for-all/cms/contract'
import { SENT } from '@healthcare-for-all/cms/contract/paths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formsCopy } from '../../copy/forms.ts'
import { withLocale } from '../../lib/data-client.ts'
import { useErrorTitle } from '../../lib/error-title.ts'
import { useCopy, useLocale } from '../../lib/language.tsx'
import { usePosted } from '../../lib/posted.ts'
import { sendForm } from '../../lib/send-form.ts'
import { useSite } from '../../lib/site-settings.tsx'
import { dismissToast, showToast } from '../../lib/toasts.ts'
import { isTypedField } from '../../lib/typed-fields.ts'
import {
  type FieldErrors,
  type FieldTexts,
  failureOf,
  failureText,
  ownErrors,
  problemIn,
  serverErrors,
} from './form-errors.ts'
import { entriesOf, readValues } from './read-values.ts'

export interface FormPlan {
  /** Path of the API to send it to. */
  target: string
  fields: FormFields
  texts: FieldTexts
  /** The least time that the sending state is shown, in milliseconds. */
  leastMs: number
  success: { title: string; text: string }
  /** Where to go, by loading a new document, once it has arrived; if left out, the page stays. */
  leadsTo?: ((token: string) => string) | undefined
  /** Initial values of its text fields. */
  initial?: Record<string, string>
  /** Whether an address that says that a form was sent means another one. */
  sentOther?: boolean
  /** Whether it shows those again once it is sent; otherwise it is empty then. */
  keepsInitial?: boolean
}

interface FormState {
  submitting: boolean
  errors: FieldErrors
  /** Why the form as a whole could not be sent. */
  failure?: string | undefined
  /** How many times it was sent: each time empties the fields. */
  sent: number
  /** Token of the page that shows the last one's progress, if there is such a page. */
  token?: string | undefined
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A form's state from typing to the response, whether sent here or posted without scripts. */
export const useForm = (plan: FormPlan) => {
  const { target, fields, texts, leastMs, success, initial, keepsInitial, leadsTo, sentOther } =
    plan
  const copy = useCopy(formsCopy)
  const locale = useLocale()
  const posted = usePosted()
  const simulated = useSite()?.forms === 'simulated'
  const sentBefore = new URLSearchParams(useLocation().search).has(SENT) && !sentOther
  const values = readValues(fields, new URLSearchParams(posted?.fields ?? initial))
  const summary = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const arrival = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FormState>(() => {
    const idle = { submitting: false, errors: {}, sent: 0 }
    if (!posted) return idle
    const errors = {
      ...serverErrors(fields, posted.problem),
      ...ownErrors(copy, fields, texts, values),
    }
    return posted.problem.errors
      ? { ...idle, errors }
      : { ...idle, failure: failureText(copy, posted.problem) }
  })
  const { submitting, errors, failure } = state
  useErrorTitle(failure !== undefined || Object.keys(errors).length > 0)

  // The disabled button lost the focus: return it, so that keyboard users continue from there. What was
  // sent is confirmed above the form, which may be out of view.
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const done = wasSubmitting.current && !submitting
    wasSubmitting.current = submitting
    if (!done) return
    if (arrival.current) arrival.current.focus()
    else button.current?.focus({ preventScroll: true })
  }, [submitting])
  const isFirst = useRef(true)
  useEffect(() => {
    const goesOn = isFirst.current && isTypedField(document.activeElement)
    isFirst.current = false
    // Before this code came, somebody may have begun to correct what was refused.
    if (Object.keys(errors).length > 0 && !goesOn) summary.current?.focus()
  }, [errors])

  const send = async (body: object) => {
    const sending = simulated
      ? Promise.resolve(undefined)
      : sendForm(withLocale(target, locale), body)
    // Waits for both, so that even a quick refusal shows the sending state first.
    const [outcome] = await Promise.allSettled([sending, wait(leastMs)])
    if (outcome.status === 'fulfilled') {
      const received = outcome.value?.token
      const next = received && leadsTo?.(received)
      const token = next ? undefined : received
      setState(({ sent }) => ({ submitting: false, errors: {}, sent: sent + 1, token }))
      if (next) window.location.assign(next)
      else showToast(success)
      return
    }
    const refused = problemIn(outcome.reason)
    const found = refused ? serverErrors(fields, refused) : {}
    const failure = Object.keys(found).length > 0 ? undefined : failureOf(copy, outcome.reason)
    setState(({ sent }) => ({ submitting: false, errors: found, failure, sent }))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const entries = entriesOf(event.currentTarget)
    const values = readValues(fields, entries)
    const found = ownErrors(copy, fields, texts, values)
    const wrong = Object.keys(found).length > 0
    setState(({ sent }) => ({ submitting: !wrong, errors: found, sent }))
    if (wrong) return
    // The toast of an earlier form is outdated.
    dismissToast()
    void send({ ...values, [TRAP_FIELD]: entries.get(TRAP_FIELD) ?? '' })
  }

  return {
    ...state,
    /** Whether the page should say that a form sent without scripts has arrived. */
    arrived: sentBefore && state.sent === 0 && !submitting,
    values:
      state.sent === 0
        ? values
        : readValues(fields, new URLSearchParams(keepsInitial ? initial : undefined)),
    submit,
    summary,
    button,
    arrival,
  }
}
