'use client'
import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { ConfirmedButton } from './confirmed-button.tsx'

/** Discards an import that has written nothing. */
export const DiscardButton = ({ id }: { id: number }) => {
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
        label="Discard"
        question="The file and all decisions will be deleted. The directory will not change."
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
