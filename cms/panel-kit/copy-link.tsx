'use client'
import { useState } from 'react'
import './copy-link.css'

interface CopyLinkProps {
  /** Of a page, or its whole address. */
  path: string
}

/** Copies the full address of a page, to send to somebody. */
export const CopyLink = ({ path }: CopyLinkProps) => {
  const [notice, setNotice] = useState('')
  const copy = async () => {
    const address = new URL(path, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setNotice('Copied.')
    } catch {
      // Browsers allow it only on encrypted pages: elsewhere, show the address to copy.
      setNotice(address)
    }
  }
  return (
    <>
      <button type="button" className="copy-link" onClick={() => void copy()}>
        Copy the link
      </button>{' '}
      <span role="status">{notice}</span>
    </>
  )
}
