import { type ComponentType, lazy } from 'react'
import { whenOnline } from './when-online.ts'

/** Milliseconds until code that did not come is asked for again, each time twice as many. */
const AGAIN_MS = { first: 5_000, last: 120_000 }

const loadAgain = <Code>(load: () => Promise<Code>): Promise<Code> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const attempt = () =>
      load().then(
        (code) => {
          stop()
          clearTimeout(timer)
          resolve(code)
        },
        () => undefined,
      )
    const stop = whenOnline(attempt)
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        wait(Math.min(2 * ms, AGAIN_MS.last))
        void attempt()
      }, ms)
    }
    wait(AGAIN_MS.first)
  })

/**
 * A part that a page can do without, in a Suspense of its own. If its code could not be loaded, it is
 * asked for again once there is a connection, and now and then, since a weak one never says that it is back; some
 * browsers never ask twice for the same code.
 */
export const latePart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => loadAgain(load)))
