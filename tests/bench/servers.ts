import { sessionOf } from '../support/session-of.ts'
import type { Later } from './run-bench.ts'
import { Port, startProcess } from './start-process.ts'

export const SERVERS = ['ours', 'payload', 'bare'] as const
export type ServerName = (typeof SERVERS)[number]

export interface Server {
  url: string
  headers: Record<string, string>
}
export type Servers = Record<ServerName, Server>

/** A token for the account in the environment. */
const signIn = async (url: string, env: Record<string, string>): Promise<string> => {
  const response = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  })
  return sessionOf(response)
}

/** Starts each in its own process; ours and Payload's are both the product. */
export const startServers = async (env: Record<string, string>, later: Later): Promise<Servers> => {
  const start = async (script: string) => {
    const { said } = await startProcess({ script, env }, Port, later)
    return { ...said, headers: {} }
  }
  const ours = await start('tests/bench/processes/product.ts')
  const payload = await start('tests/bench/processes/product.ts')
  const bare = await start('tests/bench/processes/bare.ts')
  const authorization = `JWT ${await signIn(payload.url, env)}`
  return { ours, payload: { ...payload, headers: { authorization } }, bare }
}
