'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'

interface UndoCallProps {
  call: number
  /** What the button says. */
  label: string
}

/** In the clinic’s form: takes a call back, and loads the form as the clinic is then. */
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
