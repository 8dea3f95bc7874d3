import { serviceOf } from '../present/service.ts'
import { batchesOf, type Pieces, type Source } from './source.ts'

/** A service a line, with everything nested. */
export async function* hsdsLines(source: Source): Pieces {
  for await (const batch of batchesOf(source))
    yield batch.map((one) => `${JSON.stringify(serviceOf(one, source.directory, true))}\n`).join('')
}
