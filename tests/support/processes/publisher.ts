import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'

// Publishes and unpublishes clinics one after the other until a test kills it.
const env = readEnv()
const payload = await openPayload(env, env.DATABASE_URL ?? '')
const { docs } = await payload.find({ collection: 'clinics', limit: 20, sort: 'id', depth: 0 })
for (let round = 1; ; round++) {
  for (const { id } of docs) {
    const data =
      round % 2
        ? ({ _status: 'draft' } as const)
        : ({ _status: 'published', staffCount: round } as const)
    await payload.update({ collection: 'clinics', id, data, depth: 0 })
  }
}
