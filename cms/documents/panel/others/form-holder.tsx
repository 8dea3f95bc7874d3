'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import { momentInWords } from '../../../panel-kit/moment.ts'
import type { FormHolder as Holder } from '../../drafts/form-lock.ts'
import './form-holder.css'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'

/** How often an open form asks who else types in it. */
const EVERY_MS = 10_000

/**
 * Says that somebody else is typing in this form. Payload says so only once one has typed something oneself.
 */
export const FormHolder = () => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const [holder, setHolder] = useState<Holder | null>(null)
  useEffect(() => {
    if (id === undefined) return undefined
    let isGone = false
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const path = `/form-holder/${collectionSlug}/${id}`
      // Somebody who is signed out, or has no connection, hears of that from what they do.
      const answer = await askEndpoint<{ holder: Holder | null }>(path).catch(() => undefined)
      if (answer && !isGone) setHolder(answer.holder)
    }
    void ask()
    const timer = setInterval(() => void ask(), EVERY_MS)
    const again = () => void ask()
    document.addEventListener('visibilitychange', again)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [id, collectionSlug])
  return (
    <div className="form-holder" role="status">
      {holder && (
        <p>
          <strong>{holder.name}</strong>{' '}
          <span>
            {say({
              en: 'is typing in this form, last at',
              es: 'está escribiendo en este formulario, por última vez el',
            })}{' '}
          </span>
          <time dateTime={holder.at}>{momentInWords(holder.at, language)}</time>
          <span>
            {hasSavePermission
              ? say({
                  en: '. Wait until they are done, or ask before you take it over.',
                  es: '. Espere a que termine, o pregunte antes de tomar el control.',
                })
              : '.'}
          </span>
        </p>
      )}
    </div>
  )
}
