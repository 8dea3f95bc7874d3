import { randomBytes } from 'node:crypto'

/** A password that nobody can guess, to be shown once. */
export const newPassword = (): string => randomBytes(12).toString('base64url')
