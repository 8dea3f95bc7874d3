'use client'
import { useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Whether a new password or another email address is being entered for an account. */
const useIsGuarded = (): boolean => {
  const { id } = useDocumentInfo()
  const isNewPassword = useFormFields(([{ password }]) => Boolean(password?.value))
  const isNewEmail = useFormFields(([{ email }]) => email?.value !== email?.initialValue)
  return id !== undefined && (isNewPassword || isNewEmail)
}

/**
 * Whether a change is being entered that needs the field at `path`. What is typed there is good for
 * one save: Payload would keep it, and send it again with the next one.
 */
export const useGuardedChange = (path: string): boolean => {
  const isAsked = useIsGuarded()
  const isSaving = useFormProcessing()
  const isTyped = useFormFields(([fields]) => Boolean(fields[path]?.value))
  const change = useFormFields(([, dispatch]) => dispatch)
  useEffect(() => {
    if (!isAsked && !isSaving && isTyped) change({ type: 'UPDATE', path, value: '', valid: true })
  }, [isAsked, isSaving, isTyped, change, path])
  return isAsked
}
