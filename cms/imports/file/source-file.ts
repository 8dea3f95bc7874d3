import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { gunzipped } from '../archive/gunzip.ts'
import { listIn } from '../archive/list-in-archive.ts'
import { type Archive, openArchive } from '../archive/open-archive.ts'
import { openFolder } from '../archive/open-folder.ts'
import { hsdsTable } from '../hsds/hsds-table.ts'
import type { NotKept } from '../hsds/not-kept.ts'
import { packageServices } from '../hsds/package-services.ts'
import { isPackage } from '../hsds/package-tables.ts'
import { asTable } from '../json/json-table.ts'
import { openWorkbook, type Workbook } from '../xlsx/workbook.ts'
import { refuseOffice, refuseOtherArchives } from './other-kinds.ts'

/** A file of clinics; it can be read more than once. */
export interface SourceFile {
  read: () => AsyncIterable<Uint8Array>
  /** What of it had no place in the table that was read, once that has been. */
  notKept?: ReadonlyMap<string, number>
  /** The workbook that it is; undefined if it is text. */
  workbook?: () => Promise<Workbook | undefined>
}

const ZIP = 'PK'
const GZIP = '\x1F\x8B'
const OFFICE = '\xD0\xCF\x11\xE0'

/** The clinics of HSDS that came as tables, which are put together once, since a file is read several times. */
const ofPackage = (archive: Archive, notKept: NotKept): SourceFile => {
  let table: Promise<Uint8Array[]> | undefined
  return {
    read: async function* () {
      table ??= hsdsTable(packageServices(archive, notKept))
      yield* await table
    },
  }
}

/** An archive that is a workbook, a package of tables, or holds one list. */
const ofArchive = async (archive: Archive, notKept: NotKept): Promise<SourceFile> => {
  const { names, read } = archive
  if (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /\/workbook\.xml$/.test(name))
  ) {
    const workbook = await openWorkbook(archive)
    return { read: async function* () {}, workbook: async () => workbook }
  }
  refuseOtherArchives(names)
  if (isPackage(archive)) return ofPackage(archive, notKept)
  const list = listIn(names)
  return asTable({ read: () => read(list) }, notKept)
}

const firstBytes = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4), position: 0 })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What lies on disk, by its first bytes, whatever it is called. */
const opened = async (path: string, notKept: NotKept): Promise<SourceFile> => {
  if ((await stat(path)).isDirectory()) return ofArchive(await openFolder(path), notKept)
  const start = await firstBytes(path)
  if (start.startsWith(ZIP)) return ofArchive(await openArchive(path), notKept)
  if (start.startsWith(GZIP)) return asTable({ read: () => gunzipped(path) }, notKept)
  if (start === OFFICE) return refuseOffice(createReadStream(path))
  return asTable({ read: () => createReadStream(path) }, notKept)
}

/** A file, or for the command a folder with a package of tables, which is opened once it is needed. */
export const fileOnDisk = (path: string): SourceFile => {
  const notKept: NotKept = new Map()
  let file: Promise<SourceFile> | undefined
  const open = () => {
    file ??= opened(path, notKept)
    return file
  }
  return {
    notKept,
    read: async function* () {
      yield* (await open()).read()
    },
    workbook: async () => (await open()).workbook?.(),
  }
}
