import { execFile } from 'node:child_process'
import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../support/program.ts'

const run = (program: string, words: string[], cwd: string) =>
  promisify(execFile)(program, words, { cwd, maxBuffer: 16_000_000 })

/** The files of a source that git tracks or would add: those of a clean checkout. */
const filesOf = async (source: string): Promise<string[]> => {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--', source]
  return (await run('git', words, root)).stdout.split('\n').filter(Boolean)
}

const copy = async (sources: string[], target: string, folder: string): Promise<void> => {
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      const inTarget = target.endsWith('/') || target === '.' || target === './'
      const place = inTarget
        ? path.join(folder, target, path.basename(file))
        : path.join(folder, target, path.relative(source, file))
      await mkdir(path.dirname(place), { recursive: true })
      await cp(path.join(root, file), place)
    }
  }
}

/**
 * What the Dockerfile copies and runs, in order, without steps that only concern a container.
 * @returns the lines, with functions that do the same in a folder
 */
export const imageSteps = async () => {
  const lines = (await readFile(path.join(root, 'cms', 'Dockerfile'), 'utf8')).split('\n')
  return lines.flatMap((text) => {
    const [word, ...rest] = text.split(' ')
    // The last stage copies everything that the one before has made.
    if (word === 'COPY' && !text.includes(' --from=')) {
      const target = rest.pop() ?? ''
      return [{ text, act: (folder: string): Promise<unknown> => copy(rest, target, folder) }]
    }
    // The volume's folder and the system's packages are outside the product's folder.
    if (word !== 'RUN' || / \/data| apt-get /.test(text)) return []
    const [program = '', ...words] = rest
    return [{ text, act: (folder: string): Promise<unknown> => run(program, words, folder) }]
  })
}
