'use client'
import { useEffect, useState } from 'react'

/** A value once it has stood still for so long, so that a server isn’t asked with every key. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(soon)
  }, [value, pauseMs])
  return settled
}
