import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A random secret that is made once and kept in a file that only its owner can read. */
export const secretFile = async (file: string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true })
  const fresh = randomBytes(24).toString('base64url')
  // 'wx' fails where the file exists: of two processes that start at once, one secret wins.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
