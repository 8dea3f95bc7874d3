import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './program.ts'
import { specifiersOf } from './specifiers.ts'

export interface Import {
  /** The importing file, from the repository’s root. */
  from: string
  /** As it is written in the file. */
  specifier: string
  /** The imported file, from the root; undefined for packages that aren't ours. */
  to: string | undefined
}

/** The names of our own packages are this and their folder’s name. */
export const PACKAGE = '@healthcare-for-all/'

const WORKSPACES = ['cms', 'site', 'seed', 'tests']
const SKIPPED = /(^|\/)(node_modules|dist|\.next|migrations|test-results)(\/|$)/
/** How a config names a screen to Payload: '/dashboard/panel/nav-links.tsx#NavLinks'. */
const COMPONENTS = /'(\/[\w/.-]+\.tsx?)#\w+'/g

const sourceFiles = async (): Promise<string[]> => {
  const lists = await Promise.all(
    WORKSPACES.map(async (workspace) => {
      const names = await readdir(path.join(root, workspace), { recursive: true })
      return names.map((name) => `${workspace}/${name}`)
    }),
  )
  return lists.flat().filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
}

/** The imported file, as a path from the root; undefined for packages that aren't ours. */
const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier === '@payload-config') return 'cms/product/payload.config.ts'
  if (specifier.startsWith(PACKAGE)) return specifier.slice(PACKAGE.length)
  if (!specifier.startsWith('.')) return undefined
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
}

const importsOf = async (file: string): Promise<Import[]> => {
  const text = await readFile(path.join(root, file), 'utf8')
  const components = [...text.matchAll(COMPONENTS)].map(([, name = '']) => ({
    from: file,
    specifier: name,
    to: `cms${name}`,
  }))
  return [
    ...specifiersOf(file, text).map((specifier) => ({
      from: file,
      specifier,
      to: targetOf(file, specifier),
    })),
    ...components,
  ]
}

/** Every import of the four workspaces; type imports and screens named to Payload count. */
export const readImports = async (): Promise<Import[]> =>
  (await Promise.all((await sourceFiles()).map(importsOf))).flat()
