import { type Entry, openPromise } from 'yauzl'
import { FileFault } from '../file/file-fault.ts'

/** The files in an archive, by their names. */
export interface Archive {
  names: readonly string[]
  /** @throws FileFault if it can't be unpacked */
  read: (name: string) => AsyncGenerator<Uint8Array>
}

/** Workbooks have dozens of parts, packages of tables about as many. */
const MOST_ENTRIES = 2_000
/** All of it unpacked: ten times what may be uploaded. HRSA's list as a workbook has 60 MB. */
const MOST_UNPACKED_MB = 512

const DAMAGED =
  'The file can’t be unpacked: it is damaged or was cut off. Download it again, or ask the sender to send it again.'
const LOCKED = 'This file is protected by a password. Ask the sender for it without one.'
const TOO_LARGE = `Unpacked, the file has more than ${MOST_UNPACKED_MB} MB. Ask the sender for the list of clinics alone, as CSV.`
const TOO_MANY = `There are more than ${MOST_ENTRIES.toLocaleString('en-US')} files in this archive. Ask the sender for the list of clinics alone.`
const PACKED_OTHERWISE =
  'The file is packed in a way that we can’t unpack. Unpack it, and upload the file inside.'

/** A fault as it is, and whatever else an unpacker says in our own words. */
export const damaged = (error: unknown): unknown =>
  error instanceof FileFault ? error : new FileFault(DAMAGED)

/** @throws FileFault if so many bytes are more than a file may unpack to */
export const refuseBomb = (bytes: number): void => {
  if (bytes > MOST_UNPACKED_MB * 1024 * 1024) throw new FileFault(TOO_LARGE)
}

const OPTIONS = { lazyEntries: true, autoClose: false } as const

const entriesOf = async (path: string): Promise<Map<string, Entry>> => {
  const zip = await openPromise(path, OPTIONS)
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new FileFault(TOO_MANY)
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      refuseBomb(bytes)
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    }
  } finally {
    zip.close()
  }
  return entries
}

/** Reads no more than the archive's directory says: what inflates to more is refused. */
async function* unpacked(path: string, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted()) throw new FileFault(LOCKED)
  if (!entry.canDecodeFileData()) throw new FileFault(PACKED_OTHERWISE)
  try {
    const zip = await openPromise(path, OPTIONS)
    try {
      yield* await zip.openReadStreamPromise(entry)
    } finally {
      zip.close()
    }
  } catch (error) {
    throw damaged(error)
  }
}

/**
 * Opens a zip on disk, which may be hostile: how many files there are and what they unpack to is bounded,
 * and nothing is written.
 * @throws FileFault that says what is wrong with it
 */
export const openArchive = async (path: string): Promise<Archive> => {
  const entries = await entriesOf(path).catch((error: unknown) => {
    throw damaged(error)
  })
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) throw new FileFault(DAMAGED)
      return unpacked(path, entry)
    },
  }
}
