import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const run = ([program = '', ...words]: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(program, words, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/**
 * A program of Debian, which is installed if need be.
 * @param packages that it needs, if they are not one with its name
 * @throws Error that says what to do if it can't be had
 */
export const debianProgram = async (name: string, packages = [name]): Promise<string> => {
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!onPath(name) && isDebian) {
    await run(['timeout', '120', 'apt-get', 'update'])
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]
    await run(['timeout', '300', ...install])
  }
  const found = onPath(name)
  if (found) return found
  throw new Error(`This drill needs ${name}. Install it so that it is on the PATH.`)
}
