import { messageWithFault } from '../database/system-fault.ts'

/**
 * An error of the disk or of Postgres as a sentence that says what to do. Others stay as they are.
 * @param outcome what is true now, such as 'Nothing was changed.'
 */
export const inPlainWords = (error: unknown, outcome: string): Error =>
  new Error(`${messageWithFault(error)} ${outcome}`, { cause: error })
