'use client'
import { useState } from 'react'

interface CopyLinkProps {
  path: string
}

/** Copies the whole address of a page, to be sent to somebody. */
export const CopyLink = ({ path }: CopyLinkProps) => {
  const [notice, setNotice] = useState('')
  const copy = async () => {
    const address = window.location.origin + path
    try {
      await navigator.clipboard.writeText(address)
      setNotice('Copied.')
    } catch {
      // Browsers allow it to pages that came encrypted: others are told what to copy.
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
