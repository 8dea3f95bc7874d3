import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** What is stored of a second factor. */
interface StoredFactor {
  /** Sealed. */
  secret: string
  /** The newest step whose code was used. */
  lastStep: number
  /** Hashes. */
  recoveryCodes: string[]
}

/** @returns undefined if the account has none */
export const findSecret = async (
  req: Transaction,
  account: number,
): Promise<string | undefined> => {
  const rows = await inTransaction<{ secret: string }>(
    req,
    sql`select secret from second_factors where user_id = ${account}`,
  )
  return rows[0]?.secret
}

/** When the second factor of an account was added, and how many recovery codes are left. */
export interface FactorStatus {
  since: string
  codesLeft: number
}

/** @returns undefined if the account has none */
export const findFactor = async (
  req: Transaction,
  account: number,
): Promise<FactorStatus | undefined> => {
  const rows = await inTransaction<{ since: string | Date; codesLeft: number }>(
    req,
    sql`select added_at as since, cardinality(recovery_codes) as "codesLeft"
      from second_factors where user_id = ${account}`,
  )
  return rows.map(({ since, codesLeft }) => ({
    since: new Date(since).toISOString(),
    codesLeft,
  }))[0]
}

/** @returns false if the account already has one */
export const storeFactor = async (
  req: Transaction,
  account: number,
  { secret, lastStep, recoveryCodes }: StoredFactor,
): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`insert into second_factors (user_id, secret, last_step, recovery_codes)
      values (${account}, ${secret}, ${lastStep}, ${sql.param(recoveryCodes)}::text[])
      on conflict (user_id) do nothing returning user_id`,
  )
  return rows.length === 1
}

/** A code is at most a step old, and one that was used before at most a step early. */
const STEPS_APART = 2

/**
 * Uses up the code of a step. A newer one that no right clock could have had by now doesn't count: the
 * clock was ahead when it was used.
 * @returns false if it, or a newer one, was used already
 */
export const spendStep = async (
  req: Transaction,
  account: number,
  step: number,
): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`update second_factors set last_step = ${step}
      where user_id = ${account} and (last_step < ${step} or last_step > ${step + STEPS_APART})
      returning user_id`,
  )
  return rows.length === 1
}

/** Uses up a recovery code. @returns how many are left; undefined if this was none of them */
export const spendRecoveryCode = async (
  req: Transaction,
  account: number,
  hash: string,
): Promise<number | undefined> => {
  const rows = await inTransaction<{ left: number }>(
    req,
    sql`update second_factors set recovery_codes = array_remove(recovery_codes, ${hash})
      where user_id = ${account} and ${hash} = any(recovery_codes)
      returning cardinality(recovery_codes) as left`,
  )
  return rows[0]?.left
}

export const replaceRecoveryCodes = (req: Transaction, account: number, hashes: string[]) =>
  inTransaction(
    req,
    sql`update second_factors set recovery_codes = ${sql.param(hashes)}::text[]
      where user_id = ${account}`,
  )

/** @returns whether there was one */
export const deleteFactor = async (req: Transaction, account: number): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`delete from second_factors where user_id = ${account} returning user_id`,
  )
  return rows.length === 1
}
