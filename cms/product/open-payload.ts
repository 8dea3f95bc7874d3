import { getPayload, type Payload } from 'payload'
import { payloadSecret } from '../database/open.ts'
import { backgroundDone } from '../mail/in-background.ts'
import type { Env } from './env.ts'

/** Payload on the database; its config reads the environment, which is set here first. */
export const openPayload = async (env: Env, url: string): Promise<Payload> => {
  process.env.DATABASE_URL = url
  process.env.DATA_DIR = env.DATA_DIR
  process.env.PAYLOAD_SECRET = await payloadSecret(env)
  process.env.SMTP_URL = env.SMTP_URL ?? ''
  process.env.MAIL_FROM = env.MAIL_FROM ?? ''
  process.env.PUBLIC_URL = env.PUBLIC_URL ?? ''
  process.env.HRSA_ADDRESS = env.HRSA_ADDRESS ?? ''
  process.env.CHECK_WEBSITES = String(env.CHECK_WEBSITES)
  process.env.REQUIRE_SECOND_FACTOR = env.REQUIRE_SECOND_FACTOR.join(',')
  process.env.OIDC_ISSUER = env.OIDC_ISSUER ?? ''
  process.env.OIDC_CLIENT_ID = env.OIDC_CLIENT_ID ?? ''
  process.env.OIDC_CLIENT_SECRET = env.OIDC_CLIENT_SECRET ?? ''
  process.env.OIDC_NAME = env.OIDC_NAME
  process.env.OIDC_ONLY = String(env.OIDC_ONLY)
  // Outside Next there is no hot reload to connect to.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const { directoryConfig } = await import('./payload.config.ts')
  const payload = await getPayload({ config: directoryConfig() })
  // Without a listener, an idle connection that Postgres closes would end the process.
  payload.db.pool.on('error', (error) => payload.logger.info(error.message))
  const destroy = payload.destroy.bind(payload)
  payload.destroy = async () => {
    await backgroundDone()
    await destroy()
  }
  return payload
}
