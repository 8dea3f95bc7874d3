const WORDS: Record<string, string> = {
  ENOSPC: 'The disk is full. Make space, or choose a folder on another disk.',
  EDQUOT: 'The disk quota is used up. Make space, or choose a folder on another disk.',
  EROFS: 'The folder is on a disk that can only be read. Choose another one.',
  EACCES: 'This user may not write there. Choose another folder, or run the command as its owner.',
  '53100': 'The disk of the database is full. Make space there.',
  '55P03': 'Another program is using the tables. Close it and try again.',
  '42501':
    'The database user may not do this. It has to own the database, its tables and the schema public.',
}

/**
 * An error of the disk or of Postgres as a sentence that says what to do. Others stay as they are.
 * @param outcome what is true now, such as 'Nothing was changed.'
 */
export const inPlainWords = (error: unknown, outcome: string): Error => {
  const known = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in known ? String(known.code) : ''
  const words = WORDS[code]
  const message = words ? `${words} (${known.message})` : known.message
  return new Error(`${message} ${outcome}`, { cause: error })
}
