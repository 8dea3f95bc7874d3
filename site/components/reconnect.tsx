import { useTryAgain } from '../lib/try-again.ts'
import { useWhenOnline } from '../lib/when-online.ts'

/** Once there is a connection again, retries what failed without one. */
export const Reconnect = (): null => {
  useWhenOnline(useTryAgain())
  return null
}
