import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { ROLES } from '../../../cms/access/roles.ts'
import { signIn } from '../../support/people.ts'
import { root } from '../../support/program.ts'
import { type Fuzzed, fuzz, type Sessions } from '../fuzz.ts'
import { panelRequests } from './requests.ts'

/** Where Next's build lists the server actions by their ids. */
const ACTIONS = 'cms/.next/server/server-reference-manifest.json'

const readActions = async (): Promise<Record<string, { filename: string }>> =>
  JSON.parse(await readFile(path.join(root, ACTIONS), 'utf8')).node

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

/**
 * Sends requests to Payload's API and the panel, as nobody and in every role.
 * @param sent where to, how many, and the seed; with Payload on the database of that product
 */
export const fuzzPanel = async ({
  payload,
  ...sent
}: Parameters<typeof fuzz>[0] & { payload: Payload }): Promise<Fuzzed> =>
  fuzz(sent, panelRequests(payload.config, await actionIds()), () => signInAll(payload))
