import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../support/program.ts'

type Versions = Record<string, string>

/** What this reads of a package.json, and of an entry of the lock file. */
export interface Package {
  version?: string
  /** An entry of the lock file that stands for one of our folders. */
  link?: boolean
  /** Where it was downloaded from; without it, from npm's registry. */
  resolved?: string
  integrity?: string
  license?: string
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
  workspaces?: string[]
}

/** The entries of package-lock.json by their folders; '' is the root's. */
export type Lock = Record<string, Package>

const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'))

export const readLock = async (): Promise<Lock> => (await readJson('package-lock.json')).packages

/** Our own package.json files, by their folders. */
export const readOwn = async (): Promise<Lock> => {
  const top: Package = await readJson('package.json')
  const folders = top.workspaces ?? []
  const entries = await Promise.all(
    folders.map(async (folder) => [folder, await readJson(path.join(folder, 'package.json'))]),
  )
  return { '': top, ...Object.fromEntries(entries) }
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const REGISTRY = 'https://registry.npmjs.org/'
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/
/**
 * Packages whose hash the lock file doesn't have: the formatter for systems other than Linux, whose
 * packages npm could not see when the file was written. They are for developers only.
 */
const WITHOUT_HASH = /^node_modules\/@biomejs\/cli-(android|darwin|win32|linux-.+-musl)/
/** A version, a range or a tag; but no address, path or repository. */
const FROM_REGISTRY = /^(npm:@?[^:]+|[^:/]*)$/

export const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '')

const asked = (given: Package) => KINDS.flatMap((kind) => Object.entries(given[kind] ?? {}))

/** What is wrong with an entry of the lock file. */
const entryFaults = (folder: string, entry: Package, own: Lock): string[] => {
  const elsewhere = asked(entry).filter(([, spec]) => !FROM_REGISTRY.test(spec))
  const faults = elsewhere.map(([name, spec]) => `asks for ${name} from ${spec}`)
  if (folder in own) return faults
  if (entry.link) return entry.resolved && entry.resolved in own ? faults : [...faults, 'is a link']
  if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
    faults.push(`comes from ${entry.resolved}`)
  if (!entry.integrity?.startsWith('sha512-') && !WITHOUT_HASH.test(folder))
    faults.push('has no SHA-512 hash')
  return faults
}

/** Where our own package.json files and the lock file differ. */
const stepFaults = (folder: string, given: Package, lock: Lock): string[] => {
  const locked = Object.fromEntries(asked(lock[folder] ?? {}))
  const wanted = Object.fromEntries(asked(given))
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
  return names.flatMap((name) => {
    if (wanted[name] !== locked[name]) return [`${name} is not in step with package.json`]
    if (!EXACT.test(wanted[name] ?? '')) return [`${name} has no exact version`]
    const inside = lock[`${folder}/node_modules/${name}`] ?? lock[`node_modules/${name}`]
    const found = inside?.link ? lock[inside.resolved ?? ''] : inside
    return found?.version === wanted[name] ? [] : [`${name} is locked at another version`]
  })
}

/**
 * What is wrong with the lock file: a package from elsewhere than npm's registry, one whose content is
 * not fixed by a hash, or a version that a package.json doesn't name.
 */
export const lockFaults = (lock: Lock, own: Lock): string[] =>
  [
    ...Object.entries(lock).map(([folder, entry]) => [folder, entryFaults(folder, entry, own)]),
    ...Object.entries(own).map(([folder, given]) => [folder, stepFaults(folder, given, lock)]),
  ].flatMap(([folder, faults]) =>
    (faults as string[]).map((fault) => `${folder || 'package.json'}: ${fault}`),
  )
