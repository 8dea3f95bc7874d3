import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A temporary folder, which other users can get through: root runs Postgres as another one. */
export const scratchFolder = async (kind: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), `${kind}-`))
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder, remove, stop: remove }
}
