import { messageWithoutValues } from './without-values.ts'

const NO_RIGHT =
  'This user may not read or write there. Choose another folder, or use its owner’s account.'

/** What the operating system and Postgres say, and what to do about it. */
const WORDS: Record<string, string> = {
  ENOSPC: 'The disk is full. Make space on it.',
  EDQUOT: 'The disk quota is used up. Make space, or raise it.',
  EROFS: 'The disk can only be read. Choose a folder on another one.',
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  ENOTDIR: 'Something in the path is a file and no folder. Choose another path.',
  EISDIR: 'It is a folder and no file. Choose another path.',
  ENAMETOOLONG: 'The path is too long. Choose a shorter one.',
  ELOOP: 'The path leads through links in a circle. Choose another one.',
  EMFILE: 'The system allows this user no more open files. Raise the limit (ulimit -n).',
  ENFILE: 'The system has no more open files. End other programs, or raise the limit.',
  EIO: 'The disk fails. Check it, and restore a backup on another one if need be.',
  '53100': 'The disk of the database is full. Make space there.',
  '58030': 'The disk of the database fails. Check it.',
  '55P03': 'Another program is using the tables. Close it and try again.',
  '42501':
    'The database user may not do this. It has to own the database, its tables and the schema public.',
}

const FULL = ['ENOSPC', 'EDQUOT', '53100']

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The error, and those that caused it, outermost first. */
const chain = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : [error]

/**
 * What failed in the system underneath, as a sentence that says what to do.
 * @returns undefined if it was something else
 */
export const systemFault = (error: unknown): string | undefined =>
  chain(error)
    .map((one) => WORDS[codeOf(one)])
    .find((words) => words !== undefined)

/** Whether an error says what the system or a query library says, and not a sentence of ours. */
const isRaw = (error: Error): boolean =>
  codeOf(error) !== '' || error.message.startsWith('Failed query')

/** An error's message, with what to do before it if the system underneath has failed. */
export const messageWithFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const message = messageWithoutValues(error.message)
  const words = isRaw(error) ? systemFault(error) : undefined
  return words ? `${words} (${message})` : message
}

/** Whether something failed because a disk is full, ours or that of the database. */
export const isDiskFull = (error: unknown): boolean =>
  chain(error).some((one) => FULL.includes(codeOf(one)))
