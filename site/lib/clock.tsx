import { nextQuarter, quarterOf } from '@healthcare-for-all/cms/contract'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** What time it is, and which holidays are near. */
export interface Clock {
  /** The beginning of a quarter of an hour, in milliseconds since 1970. */
  now: number
  /** Federal holidays of the days around it: their names by date, as 'YYYY-MM-DD'. */
  holidays: Readonly<Record<string, string>>
  /** Called when a part of the page asks for the time. */
  onRead?: () => void
}

const ClockContext = createContext<Clock | undefined>(undefined)

const whenQuarterBegins = (changed: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tell, nextQuarter(Date.now()) - Date.now() + 1)
  }
  const tell = () => {
    changed()
    wait()
  }
  // A sleeping phone's timers are late.
  document.addEventListener('visibilitychange', changed)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

const readNow = () => quarterOf(Date.now())

interface ClockProviderProps {
  /** Undefined if the page may be read at any time, so that nothing of its time may be said. */
  clock: Clock | undefined
  children: ReactNode
}

/** The time by which opening times are shown: the server's at first, the browser's after that. */
export const ClockProvider = ({ clock, children }: ClockProviderProps) => {
  const now = useSyncExternalStore(whenQuarterBegins, readNow, () => clock?.now ?? 0)
  return <ClockContext value={clock && { ...clock, now }}>{children}</ClockContext>
}

/** The time of now; undefined on a page that may be read at any time. */
export const useClock = () => {
  const clock = useContext(ClockContext)
  clock?.onRead?.()
  return clock
}
