'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'

interface DeactivateProps {
  id: number
  isActive: boolean
  who: string
}

/** Deactivates a person after a second press, or reactivates them. */
export const DeactivateButton = ({ id, isActive, who }: DeactivateProps) => {
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const change = async () => {
    setBusy(true)
    setTrouble('')
    try {
      await askEndpoint(`/people/${id}/${isActive ? 'deactivate' : 'reactivate'}`, {})
      window.location.reload()
    } catch (error) {
      setTrouble(sentenceOf(error))
      setBusy(false)
    }
  }
  const shared = { disabled: busy, margin: false, size: 'small' } as const
  return (
    <>
      <div className="person__row">
        {!isActive && (
          <Button {...shared} onClick={() => void change()}>
            Reactivate
          </Button>
        )}
        {isActive && !isAsking && (
          <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(true)}>
            Deactivate…
          </Button>
        )}
        {isActive && isAsking && (
          <>
            <Button {...shared} onClick={() => void change()}>
              {`Deactivate ${who}`}
            </Button>
            <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(false)}>
              Don’t deactivate
            </Button>
          </>
        )}
      </div>
      <p role="alert">{trouble}</p>
    </>
  )
}
