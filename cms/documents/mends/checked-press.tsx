'use client'

import type { ReactNode } from 'react'

/** Payload checks a value at most this long after it has reached its form. */
const CHECKED_MS = 200
/** By then the form knows what the check has said. */
const KNOWN_MS = 50

/** When a value last reached a form, in milliseconds of `performance.now()`. */
let reachedAt = Number.NEGATIVE_INFINITY
let held = 0

/** Notes that a value has reached a form. */
export const reachForm = () => {
  reachedAt = performance.now()
}

/** A document's own buttons send it unchecked: what is wrong with it, the server says. */
const BUTTONS = '.form-submit button:not(.doc-controls *)'

/** Also of Enter in a field, which presses the form's button. */
const holdPress = (event: MouseEvent) => {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLButtonElement>(BUTTONS)
  if (!button || performance.now() - reachedAt >= CHECKED_MS) return
  event.preventDefault()
  event.stopImmediatePropagation()
  clearTimeout(held)
  const press = () => {
    // Off for a moment, it would not hear of the press.
    if (button.disabled && button.isConnected) {
      held = window.setTimeout(press, KNOWN_MS)
      return
    }
    // Held once, and no longer.
    reachedAt = Number.NEGATIVE_INFINITY
    button.click()
  }
  // The second wait begins after the checks that were due, however busy the computer is.
  held = window.setTimeout(() => {
    held = window.setTimeout(press, KNOWN_MS)
  }, CHECKED_MS)
}

if (typeof window !== 'undefined') {
  window.addEventListener('input', reachForm, { capture: true })
  window.addEventListener('click', holdPress, { capture: true })
}

/**
 * Around the whole panel. Payload checks a value up to 150 ms after it has reached its form, which a text does
 * only with the press (sure-texts.tsx). A block's form, or the form for a new password, refused a press before that:
 * its fields counted as empty, whatever was in them. A password manager is that fast, and so is anybody on a busy
 * computer. Here a press waits for the check.
 *
 * Upstream: none found (looked for forms that refuse what is filled in).
 * No longer needed: once Payload checks a form's values when it is submitted (mends.test.ts).
 */
export const CheckedPress = ({ children }: { children: ReactNode }) => children
