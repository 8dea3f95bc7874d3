'use client'
import { Button, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { namedClinic } from './named-clinic.ts'

interface Found {
  id: number
  name: string
}

interface SuggestedClinicProps {
  texts: string[]
}

/**
 * If a message names a clinic's page: the clinic, with a button that marks it as reported wrong.
 */
export const SuggestedClinic = ({ texts }: SuggestedClinicProps) => {
  const say = useSay()
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
      // Otherwise the form would treat it as somebody else's change, and lose unsaved typing.
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
          {say({
            en: `“${found.name}” is marked as reported wrong and comes first in the list to verify.`,
            es: `«${found.name}» está marcada como reportada con errores y es la primera de la lista por verificar.`,
          })}
        </p>
      ) : (
        <>
          <p>
            {say({
              en: `This message names the page of “${found.name}”.`,
              es: `Este mensaje menciona la página de «${found.name}».`,
            })}
          </p>
          <Button buttonStyle="secondary" margin={false} size="small" onClick={() => void report()}>
            {say({
              en: 'Mark that clinic as reported wrong',
              es: 'Marcar esa clínica como reportada con errores',
            })}
          </Button>
        </>
      )}
      {notice && <p>{notice}</p>}
    </div>
  )
}
