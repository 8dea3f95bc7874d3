'use client'

import { useEffect, useRef, useState } from 'react'

const OFF = 'verify-keys-off'

/** Who has just pressed a key for the clinic before may still hold it. */
const GUARD_MS = 500

/** What takes letters itself, which a button or a link doesn't; and the lists, where people may want to name one. */
const TAKES_KEYS = 'input, select, textarea, [contenteditable], [role="textbox"], .calls__lists'

/** Also while something else, such as the help, lies above the clinic. */
const isForField = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TAKES_KEYS) !== null) ||
  document.querySelector('dialog[open]') !== null

/**
 * One key for each outcome, while no field has the focus. They can be turned off, since somebody who
 * speaks to their computer presses keys without meaning to (WCAG 2.1.4).
 * @param press returns whether the key stands for something
 */
export const useAnswerKeys = (press: (key: string) => boolean) => {
  const [areOn, setOn] = useState(() => localStorage.getItem(OFF) === null)
  const pressed = useRef(press)
  pressed.current = press
  useEffect(() => {
    if (!areOn) return
    const since = Date.now()
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return
      if (isForField(event) || Date.now() - since < GUARD_MS) return
      // The form that it opens must not receive the letter.
      if (pressed.current(key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areOn])
  const turn = () => {
    if (areOn) localStorage.setItem(OFF, 'yes')
    else localStorage.removeItem(OFF)
    setOn(!areOn)
  }
  return { areOn, turn }
}
