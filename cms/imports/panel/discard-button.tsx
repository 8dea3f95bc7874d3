'use client'
import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { ConfirmedButton } from './confirmed-button.tsx'

/** Discards an import that has written nothing. */
export const DiscardButton = ({ id }: { id: number }) => {
  const say = useSay()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [failure, setFailure] = useState<string>()
  const discard = async () => {
    try {
      await askEndpoint(`/imports/${id}/discard`, {})
      startRouteTransition(() => router.push('/admin/collections/imports'))
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }
  return (
    <>
      <ConfirmedButton
        label={say({ en: 'Discard', es: 'Descartar' })}
        question={say({
          en: 'The file and all decisions will be deleted. The directory will not change.',
          es: 'Se eliminarán el archivo y todas las decisiones. El directorio no cambiará.',
        })}
        slug="discard-import"
        isDisabled={false}
        onConfirm={discard}
      />
      {failure && (
        <p role="alert" className="imp-alert">
          {failure}
        </p>
      )}
    </>
  )
}
