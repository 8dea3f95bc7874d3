'use client'

import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnswersToSaves } from './answers-to-saves.ts'

/** Until an autosave that failed is sent again, each time twice as long. */
const AGAIN_MS = { first: 3_000, last: 120_000 }

const isAnswered = (answer: Response | undefined) => answer !== undefined && answer.status < 500

/**
 * After an autosave that failed, Payload saves a form again only once something more is typed. Here it is saved as soon
 * as the connection is back, and now and then while the server has an error. What it refuses is not sent again.
 *
 * Upstream: none found.
 * No longer needed: once kept-typing.spec.ts passes without it; no test of Payload's own can tell.
 */
export const useSavedAgain = () => {
  const { setBackgroundProcessing, submit } = useForm()
  const isSaving = useFormBackgroundProcessing()
  const modified = useFormModified()
  const { code: locale } = useLocale()
  const { id, collectionSlug, docConfig, mostRecentVersionIsAutosaved } = useDocumentInfo()
  const saveAgain = useEffectEvent(() => {
    if (!modified || isSaving || !navigator.onLine) return
    if (!id || !collectionSlug || !docConfig || !hasAutosaveEnabled(docConfig)) return
    const query = { autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
    setBackgroundProcessing(true)
    const sent = submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/cms-api/${collectionSlug}/${id}?${new URLSearchParams(query)}`,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    void sent.finally(() => setBackgroundProcessing(false))
  })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = useRef(AGAIN_MS.first)
  useAnswersToSaves((isAutosave, answer) => {
    clearTimeout(waiting.current)
    if (isAnswered(answer)) wait.current = AGAIN_MS.first
    else if (isAutosave) {
      waiting.current = setTimeout(() => saveAgain(), wait.current)
      wait.current = Math.min(2 * wait.current, AGAIN_MS.last)
    }
  })
  useEffect(() => {
    const again = () => saveAgain()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(waiting.current)
    }
  }, [])
}
