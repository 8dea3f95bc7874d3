import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine } from '../../support/find-browser.ts'

const OWN = '/home/someone/.cache/ms-playwright/chromium/chrome'

/** A machine with these files, where commands may add others. */
const machine = (files: string[], more: Partial<Machine> = {}) => {
  const present = new Set(files)
  const commands: string[] = []
  return {
    present,
    commands,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (file: string) => present.has(file),
    playwrightsOwn: () => OWN,
    mayInstallPackages: false,
    run: async (command: string[]) => {
      commands.push(command.join(' '))
      return false
    },
    ...more,
  }
}

describe('the browser for the tests', () => {
  it('is the one that CHROME_PATH names', async () => {
    const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }
    const given = machine(['/opt/chrome', OWN, '/usr/bin/chromium'], { env })
    expect(await findBrowser(given)).toBe('/opt/chrome')
  })

  it('is another one if CHROME_PATH does not exist', async () => {
    const env = { CHROME_PATH: '/opt/gone', PATH: '/usr/bin' }
    expect(await findBrowser(machine(['/usr/bin/chromium'], { env }))).toBe('/usr/bin/chromium')
  })

  it('is Playwright’s own before one on the PATH', async () => {
    expect(await findBrowser(machine([OWN, '/usr/bin/chromium']))).toBe(OWN)
  })

  it('is Chrome if there is no Chromium, and nothing is downloaded', async () => {
    const given = machine(['/usr/bin/google-chrome'])
    expect(await findBrowser(given)).toBe('/usr/bin/google-chrome')
    expect(given.commands).toEqual([])
  })

  it('is downloaded if there is none', async () => {
    const given = machine([])
    given.run = async () => Boolean(given.present.add(OWN))
    expect(await findBrowser(given)).toBe(OWN)
  })

  it('is the faster headless one if both are there', async () => {
    const shell = '/usr/bin/chromium-headless-shell'
    expect(await findBrowser(machine(['/usr/bin/chromium', shell]))).toBe(shell)
  })

  it('is installed if the tests run as root, and nothing is downloaded', async () => {
    const given = machine(['/usr/bin/chromium'], { mayInstallPackages: true })
    given.run = async (command) => {
      given.commands.push(command.slice(2, 4).join(' '))
      return Boolean(given.present.add('/usr/bin/chromium-headless-shell'))
    }
    expect(await findBrowser(given)).toBe('/usr/bin/chromium-headless-shell')
    expect(given.commands).toEqual(['apt-get update', 'apt-get install'])
  })

  it('is the one that is there if nothing can be installed', async () => {
    const given = machine(['/usr/bin/chromium'], { mayInstallPackages: true })
    expect(await findBrowser(given)).toBe('/usr/bin/chromium')
  })

  it('is missing with advice on what to do if nothing helps', async () => {
    const given = machine([])
    await expect(findBrowser(given)).rejects.toThrow(
      /Install Chromium or Chrome, or set CHROME_PATH/,
    )
    expect(given.commands).toEqual(['timeout 120 npx playwright install chromium'])
  })
})
