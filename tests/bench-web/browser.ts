import { type Browser, chromium } from '@playwright/test'
import type { Cleanup } from '../bench/cleanup.ts'
import { findBrowser } from '../support/find-browser.ts'
import { freePort } from '../support/free-port.ts'
import { startSlowHost } from './slow-host.ts'

export interface DebuggedBrowser {
  browser: Browser
  /** The port where Lighthouse reaches it. */
  port: number
}

/** A Chromium for both Playwright and Lighthouse. */
export const launchBrowser = async (cleanup: Cleanup): Promise<DebuggedBrowser> => {
  const [port, maps] = [await freePort(), await startSlowHost(cleanup)]
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      `--host-resolver-rules=MAP *.openstreetmap.org 127.0.0.1:${maps}`,
    ],
  })
  cleanup.later(() => browser.close())
  return { browser, port }
}
