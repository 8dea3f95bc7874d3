import { readEnv } from '../env.ts'
import { startProduct } from '../product.ts'
import { build, builds, isStale } from './build.ts'
import { command } from './command.ts'
import { prepareDatabase } from './prepare.ts'
import { step } from './step.ts'
import { stopOnSignal } from './stop-on-signal.ts'

await command(async () => {
  const env = readEnv()
  const development = env.NODE_ENV === 'development'
  if (!development) {
    process.env.NODE_ENV = 'production'
    if (await isStale(builds.site)) await step('Building the site', () => build(builds.site))
    if (await isStale(builds.panel)) await step('Building the panel', () => build(builds.panel))
  }
  const { database, payload, password } = await prepareDatabase(env)
  const product = await step('Starting the server', () =>
    startProduct({
      payload,
      databaseUrl: database.url,
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL,
      development,
    }),
  )
  stopOnSignal(async () => {
    await product.close()
    await payload.destroy()
    await database.close()
  })
  console.log(
    `\nThe site   ${product.url}\nThe panel  ${product.url}/admin\nThe API    ${product.url}/api`,
  )
  if (password) {
    console.log(`\nSign in to the panel as ${env.ADMIN_EMAIL} with the password ${password}`)
    console.log('It is shown this once. Change it under Account.')
  }
})
