'use client'

import { Button, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { FetchAnswer } from '../../sources/endpoints/fetch-now.ts'
import { NOTHING_NEW } from '../../sources/nothing-new.ts'

/** Fetches the source's newest file, and leads to its review. */
export const FetchButton = ({ id }: { id: number }) => {
  const say = useSay()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>()
  const fetchNow = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      const { importId } = await askEndpoint<FetchAnswer>(`/sources/${id}/fetch`, {})
      if (importId === null) setMessage({ text: say(NOTHING_NEW), isFailure: false })
      else startRouteTransition(() => router.push(`/admin/collections/imports/${importId}`))
    } catch (error) {
      setMessage({ text: sentenceOf(error), isFailure: true })
    }
    setBusy(false)
  }
  return (
    <>
      <div className="imp-actions">
        <Button margin={false} disabled={isBusy} onClick={() => void fetchNow()}>
          {isBusy
            ? say({ en: 'Fetching…', es: 'Obteniendo…' })
            : say({ en: 'Fetch its newest file', es: 'Obtener su archivo más nuevo' })}
        </Button>
      </div>
      {message && (
        <p
          role={message.isFailure ? 'alert' : 'status'}
          className={message.isFailure ? 'imp-alert' : ''}
        >
          {message.text}
        </p>
      )}
    </>
  )
}
