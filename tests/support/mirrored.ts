import path from 'node:path'
import { runCommand } from './run-command.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A folder for a mirror, which is made by the command. */
export const mirrorFolder = async () => {
  const { folder: parent, remove } = await scratchFolder('mirror')
  const folder = path.join(parent, 'mirror')
  return {
    folder,
    /** @param words options of the command */
    mirror: (from: string, ...words: string[]) =>
      runCommand('mirror', [folder, '--from', from, ...words], {
        NODE_OPTIONS: '--conditions=production',
      }),
    remove,
  }
}
