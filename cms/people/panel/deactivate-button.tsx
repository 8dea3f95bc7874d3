'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useAskAndReload } from '../../panel-kit/use-ask-and-reload.ts'
import { useSay } from '../../panel-kit/use-say.ts'

interface DeactivateProps {
  id: number
  isActive: boolean
  who: string
}

/** Deactivates a person after a second press, or reactivates them. */
export const DeactivateButton = ({ id, isActive, who }: DeactivateProps) => {
  const say = useSay()
  const { busy, trouble, ask } = useAskAndReload()
  const [isAsking, setAsking] = useState(false)
  const change = () =>
    ask(
      `/people/${id}/${isActive ? 'deactivate' : 'reactivate'}`,
      {},
      say(
        isActive
          ? { en: `${who} is deactivated.`, es: `Se desactivó a ${who}.` }
          : { en: `${who} can sign in again.`, es: `${who} puede volver a iniciar sesión.` },
      ),
    )
  const shared = { disabled: busy, margin: false, size: 'small' } as const
  return (
    <>
      <div className="person__row">
        {!isActive && (
          <Button {...shared} onClick={() => void change()}>
            {say({ en: 'Reactivate', es: 'Reactivar' })}
          </Button>
        )}
        {isActive && !isAsking && (
          <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(true)}>
            {say({ en: 'Deactivate…', es: 'Desactivar…' })}
          </Button>
        )}
        {isActive && isAsking && (
          <>
            <Button {...shared} onClick={() => void change()}>
              {say({ en: `Deactivate ${who}`, es: `Desactivar a ${who}` })}
            </Button>
            <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(false)}>
              {say({ en: 'Don’t deactivate', es: 'No desactivar' })}
            </Button>
          </>
        )}
      </div>
      <p role="alert">{trouble}</p>
    </>
  )
}
