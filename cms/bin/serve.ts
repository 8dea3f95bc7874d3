import type { Database } from '../database/open.ts'
import type { Env } from '../env.ts'
import { startProduct } from '../product.ts'
import { prepareDatabase } from './prepare.ts'
import { step } from './step.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Prepares the database, starts the product, and says where it is. */
export const serve = async (env: Env, database: Database): Promise<void> => {
  const { payload, password } = await prepareDatabase(env, database)
  const product = await step('Starting the server', () =>
    startProduct({
      payload,
      databaseUrl: database.url,
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL,
      development: env.NODE_ENV === 'development',
    }),
  )
  stopOnSignal(async () => {
    await product.close()
    await payload.destroy()
    await database.close()
  })
  const { url } = product
  console.log(`\nThe site   ${url}\nThe panel  ${url}/admin\nThe API    ${url}/api`)
  if (password) {
    console.log(`\nSign in to the panel as ${env.ADMIN_EMAIL} with the password ${password}`)
    console.log('It is shown this once. Change it under Account.')
  }
}
