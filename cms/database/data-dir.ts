import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemFault } from './system-fault.ts'

/**
 * Only its owner can look into a folder of secrets. As root, Postgres runs as another user, who has to
 * get through to its own folder.
 */
const folderMode = () => (process.getuid?.() === 0 ? 0o711 : 0o700)

const WORDS: Record<string, string> = {
  EEXIST: 'It is a file and no folder. Choose another path.',
  ENOENT: 'No folder can be made there. Choose another path.',
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** With its parents. Node's own 'recursive' never ends in a folder such as /proc. */
const makeFolder = async (folder: string): Promise<void> => {
  const make = () =>
    mkdir(folder, { mode: folderMode() }).catch(async (error: unknown) => {
      const isThere = codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()
      if (!isThere) throw error
    })
  await make().catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    await makeFolder(path.dirname(folder))
    await make()
  })
}

/**
 * Makes the folder of all data if it is missing.
 * @throws Error that says what to do if nothing can be written there
 */
export const openDataDir = async (dataDir: string): Promise<void> => {
  const folder = path.resolve(dataDir)
  try {
    await makeFolder(folder)
    await rmdir(await mkdtemp(path.join(folder, 'trial-')))
  } catch (error) {
    const why =
      WORDS[String(codeOf(error))] ??
      systemFault(error) ??
      (error instanceof Error ? error.message : String(error))
    throw new Error(`DATA_DIR is ${folder}, where nothing can be written: ${why}`, { cause: error })
  }
}
