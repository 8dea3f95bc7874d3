import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install, onPath, run } from './installed-program.ts'

/** Chromium without a window takes half the time of a full browser. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Without a network, Playwright tries for a long time; with one, two minutes are enough. */
const DOWNLOAD = ['timeout', '120', 'npx', 'playwright', 'install', 'chromium']

const ADVICE =
  'No browser was found for the tests. Install Chromium or Chrome, or set CHROME_PATH to one, or ' +
  'run "npx playwright install chromium" where the network allows it.'

/**
 * A Chromium to test with: the one in CHROME_PATH, Playwright’s own, or one that is installed or
 * can be fetched, the quickest first.
 * @returns the path of its program
 * @throws Error that says what to do if there is none
 */
export const findBrowser = async (): Promise<string> => {
  const own = chromium.executablePath()
  const named = [process.env.CHROME_PATH ?? '', own].find(existsSync)
  if (named) return named
  if (!onPath(SHELL)) await install(SHELL)
  const there = onPath(SHELL, ...BROWSERS)
  if (there) return there
  await run(DOWNLOAD)
  if (existsSync(own)) return own
  throw new Error(ADVICE)
}
