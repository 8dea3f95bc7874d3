import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../support/program.ts'
import { ALLOWED, EXCEPTIONS } from './allowed-licenses.ts'
import { type Lock, nameOf, type Package } from './lock.ts'

/** Old packages have a list of licenses, which the lock file leaves out. */
const inItsFolder = async (folder: string): Promise<string | undefined> => {
  const text = await readFile(path.join(root, folder, 'package.json'), 'utf8').catch(() => '{}')
  const { license, licenses = [] } = JSON.parse(text)
  return license ?? (licenses.map(({ type }: { type: string }) => type).join(' OR ') || undefined)
}

/** Such as 'MIT', '(MIT OR Apache-2.0)' or 'MIT AND Zlib', without parentheses inside. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id)))

/** What is wrong with the license of a package, if anything. */
export const licenseFault = (name: string, license = 'none'): string | undefined =>
  isAllowed(license) || EXCEPTIONS.some((one) => one.packages.test(name) && one.license === license)
    ? undefined
    : `${name}: its license, ${license}, is neither allowed nor an exception in tests/packages/allowed-licenses.ts`

const licenseOf = async (folder: string, { license }: Package) => license ?? inItsFolder(folder)

/** What is wrong with the licenses of all packages, also of those for other systems. */
export const licenseFaults = async (lock: Lock): Promise<string[]> => {
  const packages = Object.entries(lock).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  )
  const faults = await Promise.all(
    packages.map(async ([folder, entry]) =>
      licenseFault(nameOf(folder), await licenseOf(folder, entry)),
    ),
  )
  return [...new Set(faults.filter((fault) => fault !== undefined))]
}

/** Exceptions that no package needs any more. */
export const unusedExceptions = (lock: Lock): string[] => {
  const names = Object.keys(lock).map(nameOf)
  return EXCEPTIONS.filter(({ packages }) => !names.some((name) => packages.test(name))).map(
    ({ packages }) => String(packages),
  )
}
