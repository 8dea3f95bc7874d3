'use client'
import { useState } from 'react'
import './copy-link.css'
import { useSay } from './use-say.ts'

interface CopyLinkProps {
  /** Of a page, or its whole address. */
  path: string
}

/** Copies the full address of a page, to send to somebody. */
export const CopyLink = ({ path }: CopyLinkProps) => {
  const say = useSay()
  const [notice, setNotice] = useState('')
  const copy = async () => {
    const address = new URL(path, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setNotice(say({ en: 'Copied.', es: 'Copiado.' }))
    } catch {
      // Browsers allow it only on encrypted pages: elsewhere, show the address to copy.
      setNotice(address)
    }
  }
  return (
    <>
      <button type="button" className="copy-link" onClick={() => void copy()}>
        {say({ en: 'Copy the link', es: 'Copiar el enlace' })}
      </button>{' '}
      <span role="status">{notice}</span>
    </>
  )
}
