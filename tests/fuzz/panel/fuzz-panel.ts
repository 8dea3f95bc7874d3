import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { ROLES } from '../../../cms/access/roles.ts'
import { signIn } from '../../support/people.ts'
import { type Fuzzed, fuzz, type Sessions } from '../fuzz.ts'
import { panelRequests } from './requests.ts'

/** Where Next's build lists the server actions by their ids. */
const ACTIONS = 'cms/.next/server/server-reference-manifest.json'

const root = path.resolve(import.meta.dirname, '..', '..', '..')

const readActions = async (): Promise<Record<string, { filename: string }>> =>
  JSON.parse(await readFile(path.join(root, ACTIONS), 'utf8')).node

/** The ids of the panel's server actions. */
export const actionIds = async (): Promise<string[]> => Object.keys(await readActions())

/** The id of the one that calls a function by its name. */
export const callActionId = async (): Promise<string> => {
  const actions = Object.entries(await readActions())
  return actions.find(([, { filename }]) => filename.startsWith('cms/app/'))?.[0] ?? ''
}

const signInAll = async (payload: Payload): Promise<Sessions> => {
  const sessions: Sessions = {}
  for (const role of ROLES) sessions[role] = (await signIn(payload, role)).session
  return sessions
}

interface Options {
  /** Of a running product. */
  url: string
  /** On the database of that product. */
  payload: Payload
  count: number
  seed: number
}

/** Sends requests to Payload's API and the panel, as nobody and in every role. */
export const fuzzPanel = async ({ url, payload, count, seed }: Options): Promise<Fuzzed> =>
  fuzz({
    url,
    requests: panelRequests(payload.config, await actionIds()),
    count,
    seed,
    signIn: () => signInAll(payload),
  })
