'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'

interface UndoCallProps {
  call: number
  /** The button's label. */
  label: string
}

/** In the clinic’s form: undoes a call, then reloads the form with the restored clinic. */
export const UndoCall = ({ call, label }: UndoCallProps) => {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const undo = async () => {
    setBusy(true)
    setTrouble('')
    try {
      await askEndpoint(`/verifications/${call}/undo`, {})
      window.location.reload()
    } catch (error) {
      setTrouble(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={busy}
        margin={false}
        onClick={() => void undo()}
        size="small"
      >
        {label}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  )
}
