'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import './kept-typing.css'

/** An answer that says yes moves the time of the last save a moment after it has begun to come. */
const TOLD_WITHIN_MS = 1_500

/**
 * Says that the last save was refused. Payload goes on saying when it last saved, as if that had
 * been this time; the style sheet hides that meanwhile.
 */
export const SaveRefused = () => {
  const modified = useFormModified()
  const { lastUpdateTime } = useDocumentInfo()
  const [isRefused, setRefused] = useState(false)
  const wasModified = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time says that it was saved
  useEffect(() => {
    clearTimeout(waiting.current)
    setRefused(false)
  }, [lastUpdateTime])

  useEffect(() => {
    const isAnswered = wasModified.current && !modified
    wasModified.current = modified
    if (!isAnswered) return
    clearTimeout(waiting.current)
    // Payload marks the form as modified again where the answer was a refusal: that changes nothing.
    waiting.current = setTimeout(() => setRefused(true), TOLD_WITHIN_MS)
  }, [modified])

  useEffect(() => () => clearTimeout(waiting.current), [])

  if (!isRefused) return null
  return (
    <p className="save-refused" role="status">
      Not saved
    </p>
  )
}
