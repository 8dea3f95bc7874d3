import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'

/** A folder for a mirror, which is made by the command. */
export const mirrorFolder = async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'mirror-'))
  const folder = path.join(parent, 'mirror')
  return {
    folder,
    /** @param words options of the command */
    mirror: (from: string, ...words: string[]) =>
      runCommand('mirror', [folder, '--from', from, ...words], {
        NODE_OPTIONS: '--conditions=production',
      }),
    remove: () => rm(parent, { recursive: true, force: true }),
  }
}
