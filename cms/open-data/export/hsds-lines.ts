import { serviceOf } from '../present/service.ts'
import { endedServiceOf } from '../present/tombstone.ts'
import { batchesOf, type Pieces, removedOf, type Source } from './source.ts'

const linesOf = (services: object[]) =>
  services.map((service) => `${JSON.stringify(service)}\n`).join('')

/** A service a line, with everything nested; what was removed since has ended. */
export async function* hsdsLines(source: Source): Pieces {
  const { directory } = source
  for await (const batch of batchesOf(source))
    yield linesOf(batch.map((one) => serviceOf(one, directory, true)))
  for await (const batch of removedOf(source))
    yield linesOf(batch.map((one) => endedServiceOf(one, directory.ids, directory.publicUrl)))
}
