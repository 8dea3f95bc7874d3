import { passwordFault } from '../people/index.ts'
import type { Env } from '../product/env.ts'

/** @throws Error that says what to do if ADMIN_PASSWORD can't be the password of an account */
export const checkAdminPassword = async ({ ADMIN_PASSWORD, ADMIN_EMAIL }: Env): Promise<void> => {
  const fault = ADMIN_PASSWORD && (await passwordFault(ADMIN_PASSWORD, ADMIN_EMAIL))
  if (fault) throw new Error(`These settings can't be used:\n  ADMIN_PASSWORD: ${fault.en}`)
}
