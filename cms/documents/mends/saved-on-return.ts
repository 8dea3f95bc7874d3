'use client'

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'

/**
 * After a lost connection Payload saves a form again only once something more is typed. Here it is saved as soon as the
 * connection is back.
 *
 * Upstream: none found.
 * No longer needed: once kept-typing.spec.ts passes without it; no test of Payload's own can tell.
 */
export const useSavedOnReturn = () => {
  const { submit } = useForm()
  const modified = useFormModified()
  const { code: locale } = useLocale()
  const { id, collectionSlug, docConfig, mostRecentVersionIsAutosaved } = useDocumentInfo()
  const saveAgain = useEffectEvent(() => {
    if (!modified || !id || !collectionSlug || !docConfig || !hasAutosaveEnabled(docConfig)) return
    const query = { autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
    void submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/cms-api/${collectionSlug}/${id}?${new URLSearchParams(query)}`,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  })
  useEffect(() => {
    const again = () => saveAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}
