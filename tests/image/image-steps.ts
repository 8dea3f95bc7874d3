import { execFile } from 'node:child_process'
import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..', '..')

interface Copy {
  kind: 'copy'
  text: string
  sources: string[]
  target: string
}
interface Run {
  kind: 'run'
  text: string
  command: string
}

/** What the Dockerfile copies and runs, in order, without steps that only concern a container. */
export const imageSteps = async (): Promise<(Copy | Run)[]> => {
  const lines = (await readFile(path.join(root, 'cms', 'Dockerfile'), 'utf8')).split('\n')
  return lines.flatMap((text): (Copy | Run)[] => {
    const [word, ...rest] = text.split(' ')
    // The last stage copies everything that the one before has made.
    if (word === 'COPY' && !text.includes(' --from=')) {
      return [{ kind: 'copy', text, sources: rest.slice(0, -1), target: rest.at(-1) ?? '' }]
    }
    // The volume's folder and the system's packages are outside the product's folder.
    const inside = word === 'RUN' && !/ \/data| apt-get /.test(text)
    return inside ? [{ kind: 'run', text, command: rest.join(' ') }] : []
  })
}

/** The files of a source that git tracks or would add: those of a clean checkout. */
const filesOf = async (source: string): Promise<string[]> => {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--', source]
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 16_000_000 })
  return stdout.split('\n').filter(Boolean)
}

export const copyContext = async ({ sources, target }: Copy, folder: string): Promise<void> => {
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

export const runStep = async ({ command }: Run, folder: string): Promise<void> => {
  const [program = '', ...words] = command.split(' ')
  await run(program, words, { cwd: folder, maxBuffer: 16_000_000 })
}
