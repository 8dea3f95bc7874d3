import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** From 32,768 on, any connection may take a port before a server listens at it. */
const low = (): number => randomInt(10_000, 32_000)

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: Array.from({ length: 10 }, low) })
