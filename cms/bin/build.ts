import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, withImports } from './imported-files.ts'
import { step } from './step.ts'

/** Files from packages and builds, including Payload's import map. */
const IGNORED = /(^|\/)(node_modules|dist|\.next|\.vite|bin|importMap\.js)(\/|$)/
const SOURCE = /\.(tsx?|m?js|json|s?css|html|svg|png|webmanifest|ico|txt|md)$/

interface Build {
  /** Folders and files that the build starts from; everything they import counts too. */
  roots: string[]
  command: string[]
  /** File that holds a hash of the sources once the build has finished. */
  stamp: string
}

/** Settings that affect a build in addition to its code. */
const SETTINGS = ['package-lock.json', 'tsconfig.json']

/** The builds that a start needs. */
export const builds = {
  site: {
    roots: ['site', ...SETTINGS],
    command: ['npm', 'run', 'build', '--workspace', 'site', '--silent'],
    stamp: 'site/dist/.sources',
  },
  panel: {
    roots: [
      'cms/app',
      'cms/product/payload.config.ts',
      'cms/next.config.mjs',
      // It stands in for a module of Payload's.
      'cms/documents/mends/one-zone.ts',
      'cms/package.json',
      'cms/tsconfig.json',
      ...SETTINGS,
    ],
    command: ['npm', 'run', 'build', '--workspace', 'cms', '--silent'],
    stamp: 'cms/.next/.sources',
  },
  server: {
    roots: [
      'cms/bin/start.ts',
      'cms/bin/prepare-process.ts',
      'cms/bin/serve-process.ts',
      'cms/vite.config.ts',
      ...SETTINGS,
    ],
    command: ['npm', 'run', 'build:server', '--workspace', 'cms', '--silent'],
    stamp: 'cms/dist/.sources',
  },
} satisfies Record<string, Build>

const filesIn = async (source: string): Promise<string[]> => {
  if (SOURCE.test(source)) return [source]
  const names = await readdir(path.join(root, source), { recursive: true })
  return names
    .map((name) => `${source}/${name.replaceAll('\\', '/')}`)
    .filter((name) => SOURCE.test(name) && !IGNORED.test(name.slice(source.length + 1)))
}

/** The files in these folders and everything they import: paths relative to the root, sorted. */
export const inputsOf = async (roots: string[]): Promise<string[]> =>
  withImports((await Promise.all(roots.map(filesIn))).flat())

/** A hash of everything that these folders and files contain and import. */
export const sourcesHash = async (roots: string[]): Promise<string> => {
  const files = await inputsOf(roots)
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha1')
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '')
  return hash.digest('hex')
}

const run = ([program = '', ...words]: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new Error(`${[program, ...words].join(' ')} failed:\n${Buffer.concat(output)}`))
    })
  })

/** Whether the result is missing or its sources have changed since. */
const isStale = async ({ roots, stamp }: Build): Promise<boolean> => {
  const known = await readFile(path.join(root, stamp), 'utf8').catch(() => '')
  return known !== (await sourcesHash(roots))
}

const build = async ({ roots, command, stamp }: Build): Promise<void> => {
  const hash = await sourcesHash(roots)
  await run(command)
  await writeFile(path.join(root, stamp), hash)
}

/** Builds the site if it has changed since it was last built. */
export const buildSiteWhereNeeded = async (): Promise<void> => {
  if (await isStale(builds.site)) await step('Building the site', () => build(builds.site))
}

/** Builds what has changed since it was last built. */
export const buildWhereNeeded = async (): Promise<void> => {
  await buildSiteWhereNeeded()
  if (await isStale(builds.panel)) await step('Building the panel', () => build(builds.panel))
  if (await isStale(builds.server)) await step('Building the server', () => build(builds.server))
}
