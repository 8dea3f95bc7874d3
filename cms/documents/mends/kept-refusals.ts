'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type Refusal, refusalIn, standingErrors } from './refusal.ts'

/**
 * Payload checks a form while somebody types, and saves a draft of it. An answer to that which comes after a save
 * was refused takes the refusal away from its fields. Until something else is typed, it is put back.
 *
 * Upstream: none found.
 * No longer needed: once lists.spec.ts passes without it; no test of Payload's own can tell.
 */
export const useKeptRefusals = () => {
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const refusal = useRef<Refusal>(undefined)
  useEffect(() => {
    const now = refusalIn(fields)
    const standing = !now && refusal.current ? standingErrors(refusal.current, fields) : []
    refusal.current = now
    if (standing.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: standing })
  }, [fields, dispatchFields])
}
