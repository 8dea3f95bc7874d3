'use client'
import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useGuardedChange } from './use-guarded-change.ts'

/** Payload would otherwise require it with every change. */
const checkedOnServer = () => true as const

/** A code of one's own second factor, for a change that needs one. */
export const CodeField = ({ field, path }: Pick<TextFieldClientProps, 'field' | 'path'>) =>
  useGuardedChange(path) ? <TextField field={field} path={path} validate={checkedOnServer} /> : null
