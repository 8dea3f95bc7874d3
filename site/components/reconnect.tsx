import { useTryAgain } from '../lib/try-again.ts'
import { useWhenOnline } from '../lib/when-online.ts'

/** Asks again, once there is a connection, for what could not be had without one. */
const Reconnect = (): null => {
  useWhenOnline(useTryAgain())
  return null
}

export default Reconnect
