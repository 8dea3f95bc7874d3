import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDataDir } from './data-dir.ts'

/**
 * A random secret that is created once and kept in a file that only its owner can read.
 * @param otherwise what to do if the file is empty and nobody has the secret any more
 * @throws Error that says what to do if the file is empty
 */
export const secretFile = async (file: string, otherwise = ''): Promise<string> => {
  await openDataDir(path.dirname(file))
  const fresh = randomBytes(24).toString('base64url')
  // 'wx' fails if the file exists: if two processes start together, one secret wins.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret) return secret
  throw new Error(
    `${file} is empty, and should hold a secret. Put it back as it was${otherwise && `, or ${otherwise}`}.`,
  )
}
