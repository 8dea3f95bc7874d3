import type { Operation } from '../../contract/index.ts'
import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'

interface Versions {
  versionOf: (name: Operation, input: Record<string, unknown>) => Promise<string>
}

export const pointsVersion: Handler<'pointsVersion', Versions> = async (input, { versionOf }) =>
  json({ version: await versionOf('clinicPoints', input) })
