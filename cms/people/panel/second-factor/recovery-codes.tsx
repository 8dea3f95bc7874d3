'use client'
import { useEffect, useRef, useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'

interface RecoveryCodesProps {
  codes: string[]
  onStored: () => void
}

const ABOUT = 'Recovery codes of Healthcare for All. Each works once, in place of the app’s code.'

/** The recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, onStored }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${ABOUT}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      // Browsers have no clipboard for pages over plain http.
      await navigator.clipboard.writeText(text)
      setCopied('Copied.')
    } catch {
      setCopied('They can’t be copied here. Download them, or write them down.')
    }
  }
  return (
    <>
      <h1 className="account__title" ref={heading} tabIndex={-1}>
        Store your recovery codes
      </h1>
      <p>
        Your second factor is on. If you lose your phone, each of these codes signs you in once.
        Keep them where your phone is not: in a password manager, or on paper. They are not shown
        again.
      </p>
      <ul className="account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account__row">
        <PlainButton onClick={() => void copy()}>Copy</PlainButton>
        <a
          className="plain-button"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download
        </a>
        <PlainButton isMain onClick={onStored}>
          I have stored them
        </PlainButton>
      </div>
      <p role="status">{copied}</p>
    </>
  )
}
