import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Runs a command. @returns whether it succeeded */
export const ran = ([program = '', ...words]: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(program, words, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/** The first of these programs that is on the PATH. */
export const onPath = (...names: string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}

/** Installs packages of Debian, where packages can be installed: as root on Debian and its derivatives. */
export const install = async (...packages: string[]): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  await ran(['timeout', '120', 'apt-get', 'update'])
  await ran(['timeout', '300', 'apt-get', 'install', '-y', '--no-install-recommends', ...packages])
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
