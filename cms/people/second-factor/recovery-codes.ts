import { createHmac, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { keyFor } from './sealed.ts'

const CODES = 10
/** Without what is easily misread. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 118 bits, so that nobody who reads the hashes can find a code by trying. */
const LENGTH = 24

const newCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** Ten codes, as in 'k7qm-2x9f-wd4t-h3vc-8yjn-pe6u', to be shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode)

/** What is stored of a code, however it was typed. */
export const recoveryHash = (payload: Payload, account: number, code: string): string =>
  createHmac('sha256', keyFor(payload, 'recovery code'))
    .update(`${account} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')
