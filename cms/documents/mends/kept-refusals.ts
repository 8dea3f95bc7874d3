'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

interface Refusal {
  errors: { path: string; message: string }[]
  /** Everything in the form at that time. */
  typed: string
}

const typedIn = (fields: FormState) =>
  JSON.stringify(Object.entries(fields).map(([path, { value }]) => [path, value ?? null]))

const errorsIn = (fields: FormState) =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )

/**
 * Payload checks a form while somebody types. An answer to that which comes after a save was refused takes the
 * refusal away from its fields. Until something else is typed, it is put back.
 *
 * Upstream: none found.
 * No longer needed: once lists.spec.ts passes without it; no test of Payload's own can tell.
 */
export const useKeptRefusals = () => {
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const refusal = useRef<Refusal>(undefined)
  useEffect(() => {
    const errors = errorsIn(fields)
    if (errors.length > 0) {
      refusal.current = { errors, typed: typedIn(fields) }
      return
    }
    const known = refusal.current
    refusal.current = undefined
    if (known && known.typed === typedIn(fields))
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: known.errors })
  }, [fields, dispatchFields])
}
