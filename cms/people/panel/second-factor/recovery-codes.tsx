'use client'
import { useEffect, useRef, useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'

interface RecoveryCodesProps {
  codes: string[]
  onStored: () => void
}

const ABOUT = {
  en: 'Recovery codes of Healthcare for All. Each works once, in place of the app’s code.',
  es: 'Códigos de recuperación de Healthcare for All. Cada uno sirve una vez, en lugar del código de la aplicación.',
}

/** The recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, onStored }: RecoveryCodesProps) => {
  const say = useSay()
  const [copied, setCopied] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${say(ABOUT)}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      // Browsers have no clipboard for pages over plain http.
      await navigator.clipboard.writeText(text)
      setCopied(say({ en: 'Copied.', es: 'Copiado.' }))
    } catch {
      setCopied(
        say({
          en: 'They can’t be copied here. Download them, or write them down.',
          es: 'Aquí no se pueden copiar. Descárguelos o anótelos.',
        }),
      )
    }
  }
  return (
    <>
      <h1 className="account__title" ref={heading} tabIndex={-1}>
        {say({ en: 'Store your recovery codes', es: 'Guarde sus códigos de recuperación' })}
      </h1>
      <p>
        {say({
          en: 'Your second factor is on. If you lose your phone, each of these codes signs you in once. Keep them where your phone is not: in a password manager, or on paper. They are not shown again.',
          es: 'Su segundo factor está activo. Si pierde su teléfono, con cada uno de estos códigos puede iniciar sesión una vez. Guárdelos donde no esté su teléfono: en un administrador de contraseñas o en papel. No se vuelven a mostrar.',
        })}
      </p>
      <ul className="account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account__row">
        <PlainButton onClick={() => void copy()}>{say({ en: 'Copy', es: 'Copiar' })}</PlainButton>
        <a
          className="plain-button"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {say({ en: 'Download', es: 'Descargar' })}
        </a>
        <PlainButton isMain onClick={onStored}>
          {say({ en: 'I have stored them', es: 'Ya los guardé' })}
        </PlainButton>
      </div>
      <p role="status">{copied}</p>
    </>
  )
}
