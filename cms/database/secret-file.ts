import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Only its owner can look into a folder of secrets. As root, Postgres runs as another user, who has to
 * get through to its own folder.
 */
const folderMode = () => (process.getuid?.() === 0 ? 0o711 : 0o700)

/** A random secret that is created once and kept in a file that only its owner can read. */
export const secretFile = async (file: string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true, mode: folderMode() })
  const fresh = randomBytes(24).toString('base64url')
  // 'wx' fails if the file exists: if two processes start together, one secret wins.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
