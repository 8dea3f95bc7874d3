import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

const CODE = /\.(tsx?|m?js)$/
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORTS =
  /\b(?:import|export)\s+(?:([\w*{}\s,$]+)\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g
/** A capability's index.ts. Only the exports that an import names count, not the whole file. */
const INDEX_FILE = /^cms\/(?!contract\/)[\w-]+\/(?:panel\/)?index\.ts$/
/** How a config names a component, relative to cms/: '/dashboard/panel/nav-links.tsx#NavLinks'. */
const COMPONENTS = /'(\/[\w/.-]+\.tsx?)#\w+'/g
/** Files that the build itself generates from the others. */
const GENERATED = /(^|\/)(payload-types\.ts|importMap\.js)$/
const OWN_PACKAGE = '@healthcare-for-all/'

const { resolve } = createRequire(import.meta.url)

/** The imported file, relative to the root; undefined for other packages. */
const targetOf = (file: string, written: string): string | undefined => {
  // Vite's own: './points-worker.ts?worker'.
  const specifier = written.replace(/\?\w+$/, '')
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (!specifier.startsWith(OWN_PACKAGE)) return undefined
  return path.relative(root, resolve(specifier)).replaceAll('\\', '/')
}

/** The names in `{ a, type b as c }`: 'a' and 'b' are `own`, 'a' and 'c' are `shown`. */
const namesIn = (list: string): { own: string; shown: string }[] =>
  [...list.matchAll(/(\w+)(?:\s+as\s+(\w+))?\s*(?=[,}])/g)].map(([, own = '', shown = own]) => ({
    own,
    shown,
  }))

/** The files behind a capability's index.ts that the listed names come from. */
const filesBehindIndex = async (index: string, list: string): Promise<string[]> => {
  const wanted = new Set(namesIn(list).map(({ own }) => own))
  const text = await readFile(path.join(root, index), 'utf8')
  return [...text.matchAll(IMPORTS)].flatMap(([, names = '', specifier = '']) =>
    namesIn(names).some(({ shown }) => wanted.has(shown)) ? (targetOf(index, specifier) ?? []) : [],
  )
}

const importsOf = async (file: string): Promise<string[]> => {
  if (!CODE.test(file) || INDEX_FILE.test(file)) return []
  const text = await readFile(path.join(root, file), 'utf8')
  const modules = [...text.matchAll(IMPORTS)].map(async ([, names = '', named, called]) => {
    const target = targetOf(file, named ?? called ?? '')
    if (!target) return []
    return INDEX_FILE.test(target) ? [target, ...(await filesBehindIndex(target, names))] : [target]
  })
  const components = [...text.matchAll(COMPONENTS)].map(([, name]) => `cms${name}`)
  const targets = [...(await Promise.all(modules)).flat(), ...components]
  return targets.filter((target) => !GENERATED.test(target))
}

/** The files and everything they import, directly or not: paths relative to the root, sorted. */
export const withImports = async (files: string[]): Promise<string[]> => {
  const known = new Set(files)
  for (let next = [...known]; next.length > 0; ) {
    const found = (await Promise.all(next.map(importsOf))).flat()
    next = [...new Set(found)].filter((file) => !known.has(file))
    for (const file of next) known.add(file)
  }
  return [...known].sort()
}
