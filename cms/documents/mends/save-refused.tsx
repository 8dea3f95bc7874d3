'use client'

import { useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import './save-refused.css'
import { useSay } from '../../panel-kit/use-say.ts'
import { isRecord } from '../rich-text-node.ts'
import { useAnswersToSaves } from './answers-to-saves.ts'

const isSomebodyElse = (editor: unknown, me: unknown): boolean => {
  const id = isRecord(editor) ? editor.id : editor
  return id !== undefined && id !== null && id !== me
}

/**
 * Says that the last save was refused, or got no answer. Payload still shows when it last saved, as if this save had
 * succeeded; the style sheet hides that meanwhile.
 *
 * Upstream: none found.
 * No longer needed: once kept-typing.spec.ts passes without it; no test of Payload's own can tell.
 */
export const SaveRefused = () => {
  const say = useSay()
  const modified = useFormModified()
  const { user } = useAuth()
  const { currentEditor, documentIsLocked, lastUpdateTime } = useDocumentInfo()
  const isTakenOver = documentIsLocked && isSomebodyElse(currentEditor, user?.id)
  const [isRefused, setRefused] = useState(false)
  const [isTyped, setTyped] = useState(false)
  // A deletion that was refused leaves nothing unsaved.
  useAnswersToSaves((_isAutosave, answer) => setRefused(modified && !answer?.ok))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time says that it was saved
  useEffect(() => {
    // Then the new time is that of what somebody else typed.
    if (isTakenOver) return
    setRefused(false)
    setTyped(modified)
  }, [lastUpdateTime])

  useEffect(() => {
    if (modified) setTyped(true)
  }, [modified])

  if (!isRefused && !(isTakenOver && isTyped)) return null
  return (
    <p className="save-refused" role="status">
      {say({ en: 'Not saved', es: 'No se guardó' })}
    </p>
  )
}
