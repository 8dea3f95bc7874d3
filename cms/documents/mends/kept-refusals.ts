'use client'

import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useAnswersToSaves } from './answers-to-saves.ts'
import { type Refusal, refusalOf, standingErrors } from './refusal.ts'

/**
 * Payload checks a form while somebody types, and saves a draft of it. An answer to that which comes after a save
 * was refused, or at the same moment, takes the refusal away from its fields, or hides it. Until something else is
 * typed or saved, it is put back.
 *
 * Upstream: none found.
 * No longer needed: once kept-typing.spec.ts passes without it; no test of Payload's own can tell.
 */
export const useKeptRefusals = () => {
  const [fields] = useAllFormFields()
  const { dispatchFields, getFields, setSubmitted } = useForm()
  // Payload shows errors only then.
  const submitted = useFormSubmitted()
  const refusal = useRef<Refusal>(undefined)
  useAnswersToSaves(async (isAutosave, answer) => {
    if (isAutosave || !answer) return
    const said = answer.ok
      ? {}
      : await answer
          .clone()
          .json()
          .catch(() => ({}))
    refusal.current = refusalOf(said, getFields())
  })
  useEffect(() => {
    if (!refusal.current) return
    const standing = standingErrors(refusal.current, fields)
    if (standing.length === 0) refusal.current = undefined
    const lost = standing.filter((error) => fields[error.path]?.valid !== false)
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
    if (standing.length > 0 && !submitted) setSubmitted(true)
  }, [fields, submitted, dispatchFields, setSubmitted])
}
