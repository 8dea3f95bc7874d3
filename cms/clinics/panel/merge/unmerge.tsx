'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'

/** Makes a merged clinic a separate one again. */
export const Unmerge = ({ clinic }: { clinic: number }) => {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const unmerge = async (list: boolean) => {
    setBusy(true)
    setTrouble('')
    try {
      await askEndpoint(`/clinics/${clinic}/unmerge`, { list })
      window.location.reload()
    } catch (error) {
      setTrouble(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        If they are two clinics after all, unmerge this one. Its address will no longer lead to the
        other one. Values that the other one took over stay there.
      </p>
      <div className="merged__end">
        <Button disabled={busy} margin={false} size="small" onClick={() => void unmerge(true)}>
          Unmerge and list it again
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          size="small"
          onClick={() => void unmerge(false)}
        >
          Unmerge and keep as a draft
        </Button>
      </div>
      <p role="alert">{trouble}</p>
    </>
  )
}
