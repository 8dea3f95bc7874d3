import { readEnv } from '../env.ts'
import { build, builds, isStale } from './build.ts'
import { step } from './step.ts'

/** Does all the set-up that is still to do, and serves the product until it is stopped. */
const start = async (): Promise<void> => {
  const env = readEnv()
  if (env.NODE_ENV !== 'development') {
    if (await isStale(builds.site)) await step('Building the site', () => build(builds.site))
    if (await isStale(builds.panel)) await step('Building the panel', () => build(builds.panel))
    // React and Next look at it as they are loaded, which is why what follows is loaded here.
    Object.assign(process.env, { NODE_ENV: 'production' })
  }
  const { serve } = await import('./serve.ts')
  await serve(env)
}

await start().catch((error: unknown) => {
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message)
  process.exit(1)
})
