'use client'
import { TextField, useFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { useGuardedChange } from './use-guarded-change.ts'

/** After this, Payload’s fields have stopped checking what was typed in them. */
const PAUSE_MS = 400

/** Payload would otherwise require it with every change. */
const checkedOnServer = () => true as const

/** A code of one's own second factor, for a change that needs one. It is good for one save. */
export const CodeField = ({ field, path }: Pick<TextFieldClientProps, 'field' | 'path'>) => {
  const isAsked = useGuardedChange()
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const isTyped = useFormFields(([fields]) => Boolean(fields[path]?.value))
  const change = useFormFields(([, dispatch]) => dispatch)
  useEffect(() => {
    if (isModified || isSaving || !isTyped) return
    const forget = setTimeout(
      () => change({ type: 'UPDATE', path, value: '', valid: true }),
      PAUSE_MS,
    )
    return () => clearTimeout(forget)
  }, [isModified, isSaving, isTyped, change, path])
  return isAsked ? <TextField field={field} path={path} validate={checkedOnServer} /> : null
}
