import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** What the search needs to know about the machine. */
export interface Machine {
  env: Record<string, string | undefined>
  exists: (file: string) => boolean
  /** Where Playwright keeps a browser that it has downloaded. */
  playwrightsOwn: () => string
  /** True where packages can be installed: root on Debian and its derivatives. */
  mayInstallPackages: boolean
  /** Runs a command and says whether it succeeded. */
  run: (command: string[]) => Promise<boolean>
}

/** Chromium without a window takes half the time of a full browser. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Without a network, Playwright tries for a long time; with one, two minutes are enough. */
const DOWNLOAD = ['timeout', '120', 'npx', 'playwright', 'install', 'chromium']
const REFRESH = ['timeout', '120', 'apt-get', 'update']
const INSTALL = ['timeout', '300', 'apt-get', 'install', '-y', '--no-install-recommends', SHELL]

const ADVICE =
  'No browser was found for the tests. Install Chromium or Chrome, or set CHROME_PATH to one, or ' +
  'run "npx playwright install chromium" where the network allows it.'

const onThisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  playwrightsOwn: () => chromium.executablePath(),
  mayInstallPackages: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: ([program = '', ...words]) =>
    new Promise((resolve) => {
      const child = spawn(program, words, { stdio: 'ignore' })
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    }),
}

const onPath = ({ env, exists }: Machine, ...names: string[]) =>
  names
    .flatMap((name) =>
      (env.PATH ?? '')
        .split(path.delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => path.join(folder, name)),
    )
    .find(exists)

/**
 * A Chromium to test with: the one in CHROME_PATH, Playwright’s own, or one that is installed or
 * can be fetched, the quickest first.
 * @returns the path of its program
 * @throws Error that says what to do if there is none
 */
export const findBrowser = async (machine: Machine = onThisMachine): Promise<string> => {
  const existing = (file: string | undefined) => (file && machine.exists(file) ? file : undefined)
  const own = () => existing(machine.playwrightsOwn())
  const named = existing(machine.env.CHROME_PATH) ?? own()
  if (named) return named
  if (machine.mayInstallPackages && !onPath(machine, SHELL)) {
    await machine.run(REFRESH)
    await machine.run(INSTALL)
  }
  const there = onPath(machine, SHELL, ...BROWSERS)
  if (there) return there
  await machine.run(DOWNLOAD)
  const downloaded = own()
  if (downloaded) return downloaded
  throw new Error(ADVICE)
}
