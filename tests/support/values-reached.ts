import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './program.ts'

interface Wanted {
  /** A file from the root, or a package. */
  module: string
  /** What is taken of it; undefined for all. */
  names: string[] | undefined
}

const targetOf = (file: string, specifier: string) =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier

const isIndex = (file: string) => file.endsWith('/index.ts')

/** What a file takes from others when it runs: of an index.ts, only what was asked of it. */
const takenBy = async ({ module: file, names }: Wanted): Promise<Wanted[]> => {
  if (!/^cms\/.*\.tsx?$/.test(file)) return []
  const { module } = parseSync(file, await readFile(path.join(root, file), 'utf8'))
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType)
    return entries.length > 0 && values.length === 0
      ? []
      : {
          module: targetOf(file, moduleRequest.value),
          names: values.flatMap(({ importName }) => importName.name ?? []),
        }
  })
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, exportName, importName }) =>
      !moduleRequest || isType || (names && exportName.name && !names.includes(exportName.name))
        ? []
        : {
            module: targetOf(file, moduleRequest.value),
            names: importName.name ? [importName.name] : names,
          },
    ),
  )
  return isIndex(file) ? exported : [...imported, ...exported]
}

/**
 * The files and packages that a bundler takes into the browser's code for these files; type imports and what is
 * imported later don't count.
 */
export const valuesReached = async (files: string[]): Promise<string[]> => {
  const known = new Set<string>()
  let next: Wanted[] = files.map((module) => ({ module, names: undefined }))
  while (next.length > 0) {
    const fresh = next.filter(({ module, names }) => {
      const key = isIndex(module) ? `${module} ${names}` : module
      return !known.has(key) && known.add(key)
    })
    next = (await Promise.all(fresh.map(takenBy))).flat()
  }
  return [...known]
}
