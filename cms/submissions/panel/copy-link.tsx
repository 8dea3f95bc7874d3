'use client'
import { useState } from 'react'

interface CopyLinkProps {
  path: string
}

/** Copies the full address of a page, to send to somebody. */
export const CopyLink = ({ path }: CopyLinkProps) => {
  const [notice, setNotice] = useState('')
  const copy = async () => {
    const address = window.location.origin + path
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
      <button type="button" className="review-copy" onClick={() => void copy()}>
        Copy the link
      </button>{' '}
      <span role="status">{notice}</span>
    </>
  )
}
