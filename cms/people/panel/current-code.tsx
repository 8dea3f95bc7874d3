import type { TextFieldServerProps } from 'payload'
import { findFactor } from '../queries/second-factor.ts'
import { CodeField } from './code-field.tsx'

/** Asks for a code too, if whoever makes the change has a second factor. */
export const CurrentCode = async ({ clientField, path, req }: TextFieldServerProps) =>
  req.user && (await findFactor(req, req.user.id)) ? (
    <CodeField field={clientField} path={path} />
  ) : null
