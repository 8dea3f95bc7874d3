import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Runs a command to its end, whether it succeeds or not. */
export const run = ([program = '', ...words]: string[]): Promise<unknown> =>
  once(spawn(program, words, { stdio: 'ignore' }), 'close').catch(() => undefined)

/** The first of these programs that is on the PATH. */
export const onPath = (...names: string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}

/** Installs packages of Debian, where packages can be installed: as root on Debian and its derivatives. */
export const install = async (...packages: string[]): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  await run(['timeout', '120', 'apt-get', 'update'])
  await run(['timeout', '300', 'apt-get', 'install', '-y', '--no-install-recommends', ...packages])
}

/**
 * A program of Debian, which is installed if need be.
 * @param packages that it needs, if they are not one with its name
 * @throws Error that says what to do if it can't be had
 */
export const debianProgram = async (name: string, ...packages: string[]): Promise<string> => {
  if (!onPath(name)) await install(...(packages.length > 0 ? packages : [name]))
  const found = onPath(name)
  if (found) return found
  throw new Error(`This drill needs ${name}. Install it so that it is on the PATH.`)
}
