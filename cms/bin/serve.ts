import type { Database } from '../database/open.ts'
import type { Env } from '../product/env.ts'
import { startProduct } from '../product/product.ts'
import { firstAdmin } from './first-admin.ts'
import { prepareDatabase, seedWhereEmpty } from './prepare.ts'
import { step } from './step.ts'

/**
 * Prepares the database, starts the product, and says where it is.
 * @returns a function that stops the product; the database goes on
 */
export const serve = async (env: Env, database: Database): Promise<() => Promise<void>> => {
  const payload = await prepareDatabase(env, database)
  await seedWhereEmpty(payload)
  const password = await firstAdmin(payload, env)
  const product = await step('Starting the server', () =>
    startProduct({
      payload,
      databaseUrl: database.url,
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL,
      trustedProxies: env.TRUSTED_PROXIES,
      scriptOrigin: env.SCRIPT_ORIGIN,
      development: env.NODE_ENV === 'development',
    }),
  )
  const { url } = product
  console.log(`\nThe site   ${url}\nThe panel  ${url}/admin\nThe API    ${url}/api`)
  if (password) {
    console.log(`\nSign in to the panel as ${env.ADMIN_EMAIL} with the password ${password}`)
    console.log('It is shown this once. Change it under Account.')
  }
  return async () => {
    await product.close()
    await payload.destroy()
  }
}
