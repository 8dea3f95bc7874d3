import { api } from '@healthcare-for-all/cms/contract/paths'
import { isLivePreviewEvent, ready } from '@payloadcms/live-preview'
import { useEffect, useState } from 'react'

/** The page as visitors would see it with the form's values, or why it can't be shown. */
export interface Preview<Page> {
  page?: Page
  problem?: string
}

interface Asked {
  data: Record<string, unknown>
  locale?: string
}

const present = async <Page>(
  collection: string,
  { data, locale }: Asked,
  signal: AbortSignal,
): Promise<Preview<Page>> => {
  const response = await fetch(api.preview(collection), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, locale }),
    signal,
  })
  const answer = await response.json()
  return response.ok ? answer : { problem: answer.errors?.[0]?.message }
}

/** Follows the panel's form that frames this page. */
export const usePreview = <Page>(collection: string): Preview<Page> => {
  const [preview, setPreview] = useState<Preview<Page>>({})
  useEffect(() => {
    const { origin } = window.location
    let asking = new AbortController()
    const hear = (event: MessageEvent) => {
      // Outside a frame, it receives its own greeting, which has no data.
      if (!isLivePreviewEvent(event, origin) || !event.data.data) return
      // Newer typing makes an older response useless.
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      present<Page>(collection, event.data, signal).then(
        (next) => setPreview((last) => ({ page: last.page, ...next })),
        (reason: unknown) => {
          if (!signal.aborted) setPreview((last) => ({ ...last, problem: String(reason) }))
        },
      )
    }
    window.addEventListener('message', hear)
    ready({ serverURL: origin })
    return () => {
      asking.abort()
      window.removeEventListener('message', hear)
    }
  }, [collection])
  return preview
}
