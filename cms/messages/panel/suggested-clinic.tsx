'use client'
import { Button, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { namedClinic } from './named-clinic.ts'

interface Found {
  id: number
  name: string
}

interface SuggestedClinicProps {
  texts: string[]
}

/** Where a message names a clinic's page: the clinic, to be said wrong by one press. */
export const SuggestedClinic = ({ texts }: SuggestedClinicProps) => {
  const { id, data, setData } = useDocumentInfo()
  const { config } = useConfig()
  const chosen = useField<number | null>({ path: 'clinic' })
  const [found, setFound] = useState<Found>()
  const [notice, setNotice] = useState('')
  const slug = namedClinic(...texts)
  useEffect(() => {
    if (!slug) return
    const query = new URLSearchParams({ 'where[slug][equals]': slug, limit: '1' })
    fetch(`${config.routes.api}/clinics?${query}`, { credentials: 'same-origin' })
      .then((response) => response.json())
      .then(({ docs }: { docs?: Found[] }) => setFound(docs?.[0]))
      .catch(() => setFound(undefined))
  }, [slug, config.routes.api])
  if (!found) return null
  const report = async () => {
    try {
      const body = { clinic: found.id }
      const { updatedAt } = await askEndpoint<{ updatedAt: string }>(`/messages/${id}/clinic`, body)
      // Or the form would take it for somebody else's change, and lose what is typed into it.
      setData({ ...data, updatedAt })
      chosen.setValue(found.id, true)
      setNotice('')
    } catch (error) {
      setNotice(sentenceOf(error))
    }
  }
  return (
    <div className="letter-clinic" role="status">
      {chosen.value === found.id ? (
        <p>
          “{found.name}” is marked as reported wrong, and comes first among those to be verified.
        </p>
      ) : (
        <>
          <p>It names the page of “{found.name}”.</p>
          <Button buttonStyle="secondary" margin={false} size="small" onClick={() => void report()}>
            Mark that clinic as reported wrong
          </Button>
        </>
      )}
      {notice && <p>{notice}</p>}
    </div>
  )
}
