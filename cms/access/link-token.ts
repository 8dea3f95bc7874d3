import { hash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess, for use in a link. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is stored of a token, so that someone who reads the database can't confirm an address. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')
