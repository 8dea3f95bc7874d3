'use client'
import { useEffect, useState } from 'react'

/** Debounces a value, so that the server isn't asked on every keystroke. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(soon)
  }, [value, pauseMs])
  return settled
}
