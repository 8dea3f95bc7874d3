'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useState } from 'react'
import { useAskAndReload } from '../../../panel-kit/use-ask-and-reload.ts'
import { TextInput } from '../text-input.tsx'
import '../account.css'
import { useSay } from '../../../panel-kit/use-say.ts'

interface RemoveFactorProps {
  id: number
  who: string
}

/** Removes somebody's second factor, after the admin's own password. */
export const RemoveFactor = ({ id, who }: RemoveFactorProps) => {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const { busy: isBusy, trouble, ask } = useAskAndReload()
  const [password, setPassword] = useState('')
  const remove = () =>
    ask(
      `/people/${id}/second-factor/remove`,
      { password },
      say({
        en: `${who} signs in with the password alone now.`,
        es: `${who} inicia sesión ahora solo con la contraseña.`,
      }),
    )
  // It is inside Payload's form, which Enter would save.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void remove()
  }
  const shared = { disabled: isBusy, margin: false, size: 'small' } as const
  if (!isAsking)
    return (
      <div className="person__row">
        <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(true)}>
          {say({ en: 'Remove the second factor…', es: 'Quitar el segundo factor…' })}
        </Button>
      </div>
    )
  return (
    <>
      <p>
        {say({
          en: `Do this if ${who} lost the phone and the recovery codes. All their sessions end.`,
          es: `Hágalo si ${who} perdió el teléfono y los códigos de recuperación. Terminan todas sus sesiones.`,
        })}
      </p>
      <TextInput
        label={say({
          en: 'Your own password',
          es: 'Su propia contraseña',
        })}
        type="password"
        autoComplete="current-password"
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={onEnter}
        value={password}
        autoFocus
      />
      <div className="person__row">
        <Button {...shared} onClick={() => void remove()}>
          {say({
            en: `Remove the second factor of ${who}`,
            es: `Quitar el segundo factor de ${who}`,
          })}
        </Button>
        <Button {...shared} buttonStyle="secondary" onClick={() => setAsking(false)}>
          {say({ en: 'Don’t remove it', es: 'No quitarlo' })}
        </Button>
      </div>
      <p role="alert">{trouble}</p>
    </>
  )
}
