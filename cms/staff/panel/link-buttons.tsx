'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { useSay } from '../../panel-kit/use-say.ts'

interface LinkButtonsProps {
  clinic: number
  canRevoke: boolean
}

/** Makes a link to read out or send to a clinic’s staff, and revokes all of them. */
export const LinkButtons = ({ clinic, canRevoke }: LinkButtonsProps) => {
  const say = useSay()
  const [link, setLink] = useState('')
  const [notice, setNotice] = useState('')
  const [open, setOpen] = useState(canRevoke)
  const perform = async (work: () => Promise<string>) => {
    try {
      setNotice(await work())
    } catch (error) {
      setNotice(sentenceOf(error))
    }
  }
  const make = async () => {
    const made = await askEndpoint<{ path: string }>(`/staff/${clinic}/link`, {})
    setLink(window.location.origin + made.path)
    setOpen(true)
    return say({
      en: 'Send this link to the clinic’s staff only. It works for 24 hours.',
      es: 'Envíe este enlace solo al personal de la clínica. Sirve durante 24 horas.',
    })
  }
  const revoke = async () => {
    await askEndpoint(`/staff/${clinic}/revoke`, {})
    setLink('')
    setOpen(false)
    return say({ en: 'No link works any more.', es: 'Ya no sirve ningún enlace.' })
  }
  return (
    <>
      <p role="status">{notice}</p>
      {link && (
        <p style={{ overflowWrap: 'anywhere' }}>
          <code>{link}</code>
        </p>
      )}
      <Button buttonStyle="secondary" size="small" onClick={onePress(() => void perform(make))}>
        {say({ en: 'Make a link', es: 'Crear un enlace' })}
      </Button>
      {open && (
        <Button buttonStyle="secondary" size="small" onClick={onePress(() => void perform(revoke))}>
          {say({ en: 'Revoke all links', es: 'Anular todos los enlaces' })}
        </Button>
      )}
    </>
  )
}
