import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the repository lies. */
export const root = path.resolve(import.meta.dirname, '..', '..')

const CODE = /\.(tsx?|m?js)$/
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORTS =
  /\b(?:import|export)\s+(?:([\w*{}\s,$]+)\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g
/** A capability's index.ts, by which others take what they name and nothing else. */
const DOOR = /^cms\/(?!contract\/)[\w-]+\/(?:panel\/)?index\.ts$/
/** How Payload is told of a component: '/dashboard/panel/nav-links.tsx#NavLinks', from its config's folder. */
const COMPONENTS = /'(\/[\w/.-]+\.tsx?)#\w+'/g
/** What the build itself writes, from the rest. */
const GENERATED = /(^|\/)(payload-types\.ts|importMap\.js)$/
const OWN_PACKAGE = '@healthcare-for-all/'

const { resolve } = createRequire(import.meta.url)

/** Where an import leads, from the root; undefined where that is a package of others. */
const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (!specifier.startsWith(OWN_PACKAGE)) return undefined
  return path.relative(root, resolve(specifier)).replaceAll('\\', '/')
}

/** 'a' and 'c' of `{ a, type b as c }`, as whoever imports them names them; also the other way round. */
const namesIn = (list: string): { own: string; shown: string }[] =>
  [...list.matchAll(/(\w+)(?:\s+as\s+(\w+))?\s*(?=[,}])/g)].map(([, own = '', shown = own]) => ({
    own,
    shown,
  }))

/** The files behind a capability's index.ts from which it takes the names. */
const behindDoor = async (door: string, list: string): Promise<string[]> => {
  const wanted = new Set(namesIn(list).map(({ own }) => own))
  const text = await readFile(path.join(root, door), 'utf8')
  return [...text.matchAll(IMPORTS)].flatMap(([, names = '', specifier = '']) =>
    namesIn(names).some(({ shown }) => wanted.has(shown)) ? (targetOf(door, specifier) ?? []) : [],
  )
}

const importsOf = async (file: string): Promise<string[]> => {
  if (!CODE.test(file) || DOOR.test(file)) return []
  const text = await readFile(path.join(root, file), 'utf8')
  const modules = [...text.matchAll(IMPORTS)].map(async ([, names = '', named, called]) => {
    const target = targetOf(file, named ?? called ?? '')
    if (!target) return []
    return DOOR.test(target) ? [target, ...(await behindDoor(target, names))] : [target]
  })
  const components = [...text.matchAll(COMPONENTS)].map(([, name]) => `cms${name}`)
  const targets = [...(await Promise.all(modules)).flat(), ...components]
  return targets.filter((target) => !GENERATED.test(target))
}

/** Files and all that they import, directly and by others; paths from the root, in order. */
export const withImports = async (files: string[]): Promise<string[]> => {
  const known = new Set(files)
  for (let next = [...known]; next.length > 0; ) {
    const found = (await Promise.all(next.map(importsOf))).flat()
    next = [...new Set(found)].filter((file) => !known.has(file))
    for (const file of next) known.add(file)
  }
  return [...known].sort()
}
