'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Whether a new password or another email address is being entered for an account. */
export const useGuardedChange = (): boolean => {
  const { id } = useDocumentInfo()
  const isNewPassword = useFormFields(([{ password }]) => Boolean(password?.value))
  const isNewEmail = useFormFields(([{ email }]) => email?.value !== email?.initialValue)
  return id !== undefined && (isNewPassword || isNewEmail)
}
