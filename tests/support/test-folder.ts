import { cleanUp } from './clean-up.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A temporary folder, removed after the test that asks, or after the file. */
export const testFolder = async (): Promise<string> => {
  const { folder, remove } = await scratchFolder('test')
  cleanUp(remove)
  return folder
}
