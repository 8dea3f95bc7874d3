import { inOneTransaction } from '../../database/one-transaction.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { noteWords } from '../words/note-words.ts'

/** Words also come in through forms, calls and staff, and were there before anybody counted them. */
export const countWords: BackgroundJob = {
  name: 'Counting words that nobody knows',
  everyMs: 5 * 60_000,
  work: (payload) => inOneTransaction(payload, noteWords),
}
