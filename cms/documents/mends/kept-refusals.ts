'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Refusal, refusalOf, standingErrors } from './refusal.ts'

const hearers = new Set<(answer: Response) => Promise<void>>()

/** Lets forms hear of an answer to what was sent before whoever has sent it. */
const heardBefore =
  (ask: typeof fetch): typeof fetch =>
  async (...args) => {
    const answer = await ask(...args)
    if ((args[1]?.method ?? 'GET') !== 'GET') for (const hear of hearers) await hear(answer)
    return answer
  }

if (typeof window !== 'undefined') window.fetch = heardBefore(window.fetch)

/** The path that the open document is saved at. */
const usePath = () => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return `/cms-api/globals/${globalSlug}`
  return ['/cms-api', collectionSlug, id].filter(Boolean).join('/')
}

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
  const path = usePath()
  const refusal = useRef<Refusal>(undefined)
  const hear = useEffectEvent(async (answer: Response) => {
    const { pathname, searchParams } = new URL(answer.url, window.location.href)
    if (pathname !== path || searchParams.has('autosave')) return
    const said = answer.ok
      ? {}
      : await answer
          .clone()
          .json()
          .catch(() => ({}))
    refusal.current = refusalOf(said, getFields())
  })
  useEffect(() => {
    const own = (answer: Response) => hear(answer)
    hearers.add(own)
    return () => {
      hearers.delete(own)
    }
  }, [])
  useEffect(() => {
    if (!refusal.current) return
    const standing = standingErrors(refusal.current, fields)
    if (standing.length === 0) refusal.current = undefined
    const lost = standing.filter((error) => fields[error.path]?.valid !== false)
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
    if (standing.length > 0 && !submitted) setSubmitted(true)
  }, [fields, submitted, dispatchFields, setSubmitted])
}
