import { type ComponentType, lazy } from 'react'
import { whenOnline } from './when-online.ts'

const loadAgain = <Code>(load: () => Promise<Code>): Promise<Code> =>
  new Promise((resolve) => {
    const stop = whenOnline(() =>
      load().then(
        (code) => {
          stop()
          resolve(code)
        },
        () => undefined,
      ),
    )
  })

/**
 * A part that a page can do without, in a Suspense of its own. If its code could not be loaded, it is
 * asked for again once there is a connection; some browsers never ask twice for the same code.
 */
export const latePart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => loadAgain(load)))
