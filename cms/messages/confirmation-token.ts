import { hash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses, as it stands in a link. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is kept of a token: who reads the database can confirm nobody's address. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')
