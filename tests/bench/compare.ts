import { type Measurement, measure } from './measure.ts'
import type { Question } from './questions.ts'
import { SERVERS, type ServerName, type Servers } from './servers.ts'

export const ROUNDS = 3
const WARM_UP_SECONDS = 1

/** How many times as many requests a second ours should answer. */
const TARGETS = { payload: 15, bare: 0.7 }

const median = (rounds: Measurement[]): Measurement => {
  const sorted = rounds.toSorted((one, other) => one.requestsPerSecond - other.requestsPerSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There are no rounds to take a median of.')
  return middle
}

/** Measures the servers in turn, in rounds, so that other load on the machine affects all alike. */
export const compare = async ({ name, asks }: Question, servers: Servers, seconds: number) => {
  const load = (server: ServerName, duration: number) =>
    measure(
      servers[server],
      asks.map((ask) => ask[server]),
      duration,
    )
  for (const server of SERVERS) await load(server, WARM_UP_SECONDS)
  const rounds: Record<ServerName, Measurement[]> = { ours: [], payload: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of SERVERS) rounds[server].push(await load(server, seconds))
  }
  const measured = {
    ours: median(rounds.ours),
    payload: median(rounds.payload),
    bare: median(rounds.bare),
  }
  /** Ours divided by the other. */
  const against = (other: keyof typeof TARGETS) => {
    const ratio = measured.ours.requestsPerSecond / measured[other].requestsPerSecond
    return { ratio, target: TARGETS[other], met: ratio >= TARGETS[other] }
  }
  const ratios = { payload: against('payload'), bare: against('bare') }
  return { question: name, asks: asks.length, measured, ratios }
}

export type Comparison = Awaited<ReturnType<typeof compare>>
