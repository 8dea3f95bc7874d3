'use client'
import {
  PasswordField,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { useGuardedChange } from './use-guarded-change.ts'

/** After this, Payload’s fields have stopped checking what was typed in them. */
const PAUSE_MS = 400

/** Payload would otherwise require it with every change. */
const checkedOnServer = () => true as const

/** Asks for one’s own password once a new password or another email address is being entered. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { id } = useDocumentInfo()
  const isAsked = useGuardedChange(path)
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const change = useFormFields(([, dispatch]) => dispatch)
  const isNewPassword = useFormFields(([{ password }]) => Boolean(password?.value))
  // Payload closes the fields of the new password after every save but would send them again.
  useEffect(() => {
    if (!id || isModified || isSaving || !isNewPassword) return
    const forget = setTimeout(() => {
      for (const sent of ['password', 'confirm-password']) change({ type: 'REMOVE', path: sent })
    }, PAUSE_MS)
    return () => clearTimeout(forget)
  }, [id, isModified, isSaving, isNewPassword, change])
  if (!isAsked) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
      validate={checkedOnServer}
    />
  )
}
