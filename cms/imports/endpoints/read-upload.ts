import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { turns } from '../../panel-kit/turns.ts'
import { FileFault } from '../file/file-fault.ts'
import { MOST_BYTES } from '../file/most-bytes.ts'
import { importSentence } from '../present/import-words.ts'

const TOO_LARGE: InEach = {
  en: `The file is larger than ${MOST_BYTES / 1024 / 1024} MB. Split it, or leave out columns that you don’t need.`,
  es: `El archivo es mayor de ${MOST_BYTES / 1024 / 1024} MB. Divídalo, o quite las columnas que no necesita.`,
}
const INCOMPLETE: InEach = {
  en: 'The upload was incomplete. Try again.',
  es: 'La subida quedó incompleta. Inténtelo de nuevo.',
}
const NO_ROOM: InEach = {
  en: 'The file was not read: the server’s disk is full. Tell the person who runs it, and try again later.',
  es: 'El archivo no se leyó: el disco del servidor está lleno. Avise a quien lo administra e inténtelo más tarde.',
}
const BUSY: InEach = {
  en: 'Several files are being read right now. Try again in a minute.',
  es: 'Se están leyendo varios archivos en este momento. Inténtelo de nuevo en un minuto.',
}

const LIMITS = { fileSize: MOST_BYTES, files: 1, fields: 10, fieldSize: 200_000 }
/** Files that wait while another is read. */
const MOST_WAITING = 4

const takeTurn = turns(MOST_WAITING, () => new Refusal(BUSY, 503))

/** A file that was sent, on disk, while it is its turn. */
class ReceivedFile {
  name: string
  path: string
  /** Removes the file, and lets the next be read. */
  close: () => Promise<void>

  constructor(name: string, path: string, close: () => Promise<void>) {
    this.name = name
    this.path = path
    this.close = close
  }
}

export const ChosenFile = z.instanceof(ReceivedFile, {
  error: inputFault({ en: 'Choose a file.', es: 'Elija un archivo.' }),
})

const refusalOf = (error: unknown): unknown => {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' ? new Refusal(NO_ROOM, 507) : new Refusal(INCOMPLETE)
}

/** Writes the file of a form to disk as it arrives. @returns the other fields, and the file’s own name */
const receive = async (req: PayloadRequest, to: string) => {
  const fields: Record<string, string> = {}
  let name: string | undefined
  let isTooLarge = false
  let writing: Promise<void> | undefined
  const form = busboy({
    headers: { 'content-type': req.headers.get('content-type') ?? '' },
    limits: LIMITS,
    // Names have accents.
    defParamCharset: 'utf8',
  })
  form.on('field', (field, value) => {
    fields[field] = value
  })
  form.on('file', (field, content, { filename }) => {
    if (field !== 'file') return content.resume()
    name = filename
    // The rest is read too: who is still sending would not get the answer.
    content.once('limit', () => {
      isTooLarge = true
    })
    writing = pipeline(content, createWriteStream(to))
    writing.catch((error) => form.destroy(error))
  })
  const body = req.body as ReadableStream<Uint8Array> | null
  await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), form)
  await writing
  if (isTooLarge) throw new Refusal(TOO_LARGE, 413)
  return { fields, name }
}

/**
 * The fields of a form with a file, once it is the file’s turn to be read.
 * @throws Refusal if the upload is too large or incomplete
 */
export const readUpload = async (req: PayloadRequest): Promise<object> => {
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > MOST_BYTES) throw new Refusal(TOO_LARGE, 413)
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new Refusal(
      { en: 'Send a form with a file.', es: 'Envíe un formulario con un archivo.' },
      415,
    )
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const to = path.join(folder, 'file')
    const { fields, name } = await receive(req, to)
    if (name === undefined) {
      await remove()
      return fields
    }
    const passOn = await takeTurn()
    const close = () => remove().finally(passOn)
    return { ...fields, file: new ReceivedFile(name, to, close) }
  } catch (error) {
    await remove()
    throw refusalOf(error)
  }
}

/** Ends what `readUpload` has begun. */
export const closeUpload = async (sent: object): Promise<void> => {
  if ('file' in sent && sent.file instanceof ReceivedFile) await sent.file.close()
}

/** Turns a FileFault into a refusal for the person who uploaded the file. */
export const refusingFaults = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileFault) throw new Refusal(importSentence(error.message))
    throw error
  }
}
