'use client'

import { useRef, useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { LaunchItem } from '../../present/launch.ts'

interface LaunchRowProps {
  item: LaunchItem
  /** Calls an endpoint that settles something. */
  settle: (path: string, input: object) => Promise<void>
}

/** One thing to settle: its state in words, a link to change it, and a button to confirm it. */
export const LaunchRow = ({ item, settle }: LaunchRowProps) => {
  const say = useSay()
  const { title, done, text, href, confirm, step } = item
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const press = async (path: string, input: object) => {
    setBusy(true)
    await settle(path, input)
    setBusy(false)
    // The button is gone once it has worked, so focus moves to the heading.
    heading.current?.focus()
  }
  return (
    <li className="launch__item" data-done={done}>
      <span aria-hidden="true" className="launch__mark">
        {done ? '✓' : ''}
      </span>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}{' '}
          <span className="launch__state">
            {done ? say({ en: 'Settled', es: 'Resuelto' }) : say({ en: 'Open', es: 'Pendiente' })}
          </span>
        </h3>
        <p>{text}</p>
        {!done && (
          <p className="launch__acts">
            {href && <a href={href}>{say({ en: 'Change it', es: 'Cambiarlo' })}</a>}
            {step && (
              <PlainButton disabled={busy} onClick={() => void press(step.path, {})}>
                {step.label}
              </PlainButton>
            )}
            {confirm && (
              <PlainButton
                disabled={busy}
                onClick={() => void press('/launch/looked-at', { seen: confirm.seen })}
              >
                {confirm.label}
              </PlainButton>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
