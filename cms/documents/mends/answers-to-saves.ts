import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** @param answer `undefined` if none came */
type Hear = (address: URL, answer: Response | undefined) => unknown

const hearers = new Set<Hear>()

/** Lets forms hear of an answer to what was sent before whoever has sent it. */
const heardBefore =
  (ask: typeof fetch): typeof fetch =>
  async (...args) => {
    const [asked, { method = 'GET' } = {}] = args
    if (method === 'GET') return ask(...args)
    const address = new URL(asked instanceof Request ? asked.url : asked, window.location.href)
    const tell = async (answer?: Response) => {
      for (const hear of hearers) await hear(address, answer)
    }
    const answer = await ask(...args).catch(async (error: unknown) => {
      await tell()
      throw error
    })
    await tell(answer)
    return answer
  }

if (typeof window !== 'undefined') window.fetch = heardBefore(window.fetch)

/** The path that the open document is saved at. */
const usePath = () => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return `/cms-api/globals/${globalSlug}`
  return ['/cms-api', collectionSlug, id].filter(Boolean).join('/')
}

/** Hears of each answer to a save of the open document, or that none came, before its form does. */
export const useAnswersToSaves = (
  hear: (isAutosave: boolean, answer: Response | undefined) => unknown,
) => {
  const path = usePath()
  const hearOwn = useEffectEvent<Hear>(({ pathname, searchParams }, answer) =>
    pathname === path ? hear(searchParams.has('autosave'), answer) : undefined,
  )
  useEffect(() => {
    const own: Hear = (...args) => hearOwn(...args)
    hearers.add(own)
    return () => {
      hearers.delete(own)
    }
  }, [])
}
