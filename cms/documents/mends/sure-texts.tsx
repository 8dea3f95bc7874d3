'use client'

import type { ReactNode } from 'react'
import { reachForm } from './checked-press.tsx'

/** What waits until the browser has nothing else to do, by handle. */
const waiting = new Map<number, IdleRequestCallback>()

const NO_TIME: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }

const runWaiting = () => {
  // Some ask to wait again as they run.
  for (const [handle, run] of [...waiting]) {
    if (!waiting.has(handle)) continue
    window.cancelIdleCallback(handle)
    run(NO_TIME)
  }
}

/** Not with each letter: a long text would be slow to type. */
const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) ||
  event.ctrlKey ||
  event.metaKey ||
  (event.target instanceof Element && event.target.closest('button') !== null)

const keepWaiting = () => {
  const { requestIdleCallback, cancelIdleCallback } = window
  window.requestIdleCallback = (run, options) => {
    const runAndTell: IdleRequestCallback = (deadline) => {
      waiting.delete(handle)
      run(deadline)
      reachForm()
    }
    const handle = requestIdleCallback(runAndTell, options)
    waiting.set(handle, runAndTell)
    return handle
  }
  window.cancelIdleCallback = (handle) => {
    waiting.delete(handle)
    cancelIdleCallback(handle)
  }
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(kind, (event) => isPress(event) && runWaiting(), { capture: true })
}

// Safari has no such function; there Payload waits for a frame.
if (typeof window !== 'undefined' && 'requestIdleCallback' in window) keepWaiting()

/**
 * Around the whole panel. What is typed in a rich text reaches its form once the browser is idle, up to half a
 * second later on a busy computer. A save that was pressed before saved the text without it, and its answer then
 * took it out of the editor too. Here the form has it before a press is handled.
 *
 * Upstream: none found (looked for texts that are saved without their last words). It came with
 * payloadcms/payload#12046.
 * No longer needed: once Payload's rich text no longer waits until the browser is idle (mends.test.ts).
 */
export const SureTexts = ({ children }: { children: ReactNode }) => children
