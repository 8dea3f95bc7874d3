import { startSession } from '../support/sign-in.ts'
import type { seedScratch } from './fill.ts'

type Scratch = Awaited<ReturnType<typeof seedScratch>>

export const SERVERS = ['ours', 'payload', 'bare'] as const
export type ServerName = (typeof SERVERS)[number]

export interface Server {
  url: string
  headers: Record<string, string>
}
export type Servers = Record<ServerName, Server>

/** Starts each in its own process; ours and Payload's are both the product. */
export const startServers = async ({ env, start }: Scratch): Promise<Servers> => {
  const [ours, payload, bare] = [
    await start('product'),
    await start('product'),
    await start('bare'),
  ]
  const account = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
  const authorization = `JWT ${await startSession(payload.said.url, account)}`
  return {
    ours: { ...ours.said, headers: {} },
    payload: { ...payload.said, headers: { authorization } },
    bare: { ...bare.said, headers: {} },
  }
}
