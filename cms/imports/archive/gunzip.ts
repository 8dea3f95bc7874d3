import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged, refuseBomb } from './open-archive.ts'

/** A file that was packed alone, as list.csv.gz. @throws FileFault if it is damaged or unpacks to too much */
export async function* gunzipped(path: string): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip()
  // Its errors end the loop below.
  pipeline(createReadStream(path), unpacked, () => undefined)
  let bytes = 0
  try {
    for await (const chunk of unpacked) {
      bytes += chunk.length
      refuseBomb(bytes)
      yield chunk
    }
  } catch (error) {
    throw damaged(error)
  }
}
