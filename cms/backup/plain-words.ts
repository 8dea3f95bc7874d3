import { systemFault } from '../database/system-fault.ts'

/**
 * An error of the disk or of Postgres as a sentence that says what to do. Others stay as they are.
 * @param outcome what is true now, such as 'Nothing was changed.'
 */
export const inPlainWords = (error: unknown, outcome: string): Error => {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const words = systemFault(error)
  return new Error(`${words ? `${words} (${message})` : message} ${outcome}`, { cause: error })
}
