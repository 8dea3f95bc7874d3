import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { pseudonym } from '../../http/limits/address.ts'
import { createLimit, type Limit, TooOften, waitInWords } from '../../http/limits/limit.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { logSecurity } from '../log/security-log.ts'
import { networkPseudonym } from './network.ts'

const SECONDS = 10 * 60
const HOUR = 60 * 60

/**
 * Wrong codes are counted by account: only somebody with the right password can give one. All else is
 * counted by network. Wrong passwords are also counted by network and account together,
 * never by account alone: nobody can keep out somebody who signs in from elsewhere.
 */
const RULES = {
  /** Wrong passwords for one account from one network. */
  account: { name: 'sign-in', most: 10, seconds: SECONDS },
  /** Wrong passwords from one network, which a whole office may share. */
  network: { name: 'sign-ins', most: 50, seconds: SECONDS },
  forgotten: { name: 'forgot-password', most: 10, seconds: SECONDS },
  /** Links for a new password to one account. */
  link: { name: 'password-link', most: 1, seconds: 60 },
  reset: { name: 'reset-password', most: 20, seconds: SECONDS },
  /** Sign-ins with the identity provider, two requests each. */
  provider: { name: 'provider', most: 60, seconds: SECONDS },
  /** Wrong codes for one account. */
  codes: { name: 'second-factor', most: 10, seconds: HOUR },
  /** Wrong codes after one right password. */
  half: { name: 'half-signed-in', most: 5, seconds: SECONDS },
}

type Kind = keyof typeof RULES
type Limits = Record<Kind, Limit>

/** Each limit has a timer, so one of a kind is enough for a process. */
const made = new WeakMap<Pool, Limits>()

const limitsOf = (pool: Pool): Limits => {
  const limits = made.get(pool) ?? {
    account: createLimit(pool, RULES.account),
    network: createLimit(pool, RULES.network),
    forgotten: createLimit(pool, RULES.forgotten),
    link: createLimit(pool, RULES.link),
    reset: createLimit(pool, RULES.reset),
    provider: createLimit(pool, RULES.provider),
    codes: createLimit(pool, RULES.codes),
    half: createLimit(pool, RULES.half),
  }
  made.set(pool, limits)
  return limits
}

const FROM_CONNECTION = {
  en: 'There were too many tries from your connection.',
  es: 'Hubo demasiados intentos desde su conexión.',
}
const WRONG_CODES = {
  en: 'There were too many wrong codes.',
  es: 'Hubo demasiados códigos incorrectos.',
}

/** @throws Refusal with status 429 that says when to try again, whoever asked for whatever account */
const count = async (
  req: PayloadRequest,
  kind: Kind,
  key: string,
  why = FROM_CONNECTION,
): Promise<void> => {
  try {
    await limitsOf(req.payload.db.pool)[kind].count(key)
  } catch (error) {
    if (!(error instanceof TooOften)) throw error
    logSecurity(req, 'sign-in.throttled', { limit: RULES[kind].name })
    req.responseHeaders = new Headers({ 'retry-after': String(error.seconds) })
    throw new Refusal(
      {
        en: `${why.en} Try again in ${waitInWords(error.seconds)}.`,
        es: `${why.es} Inténtelo de nuevo en ${waitInWords(error.seconds, 'es')}.`,
      },
      429,
    )
  }
}

/**
 * Counts a try to give the password of the account with an email address, whether there is one or
 * not, before it is checked.
 * @returns what to call if the password was right: the try then doesn't count
 * @throws Refusal with status 429
 */
export const countTry = async (
  req: PayloadRequest,
  email: string,
): Promise<() => Promise<void>> => {
  const { account, network } = limitsOf(req.payload.db.pool)
  const from = networkPseudonym(req)
  const key = `${from}:${pseudonym(email, req.payload.secret)}`
  await count(req, 'account', key)
  await count(req, 'network', from)
  return async () => {
    await Promise.all([account.forget(key), network.takeBack(from)])
  }
}

/** Counts a request that any visitor can make. @throws Refusal with status 429 */
export const countRequest = (
  req: PayloadRequest,
  kind: 'forgotten' | 'reset' | 'provider',
): Promise<void> => count(req, kind, networkPseudonym(req))

/**
 * Counts a code for an account before it is checked.
 * @param half the id of the half-signed-in state, if the code comes from there
 * @returns what to call if the code was right
 * @throws Refusal with status 429
 */
export const countCode = async (
  req: PayloadRequest,
  account: number,
  half?: string,
): Promise<() => Promise<void>> => {
  const { codes } = limitsOf(req.payload.db.pool)
  const key = String(account)
  if (half) await count(req, 'half', half, WRONG_CODES)
  await count(req, 'codes', key, WRONG_CODES)
  return () => codes.forget(key)
}

/**
 * Counts a link for a new password that is mailed to an account.
 * @returns how to take it back if it was not sent; undefined if one was mailed a moment ago
 */
export const mayMailLink = async (
  req: PayloadRequest,
  account: number,
): Promise<{ takeBack: () => Promise<void> } | undefined> => {
  const { link } = limitsOf(req.payload.db.pool)
  const key = String(account)
  try {
    await link.count(key)
  } catch (error) {
    if (error instanceof TooOften) return undefined
    throw error
  }
  return { takeBack: () => link.forget(key) }
}
