import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { EDGES, type Import, RULES } from './import-rules.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const SKIPPED = /(^|\/)(node_modules|dist|\.next|migrations|test-results)(\/|$)/
const PACKAGE = '@healthcare-for-all/'
/** How Payload is told of a screen: '/dashboard/panel/nav-links.tsx#NavLinks'. */
const COMPONENTS = /'(\/[\w/.-]+\.tsx?)#\w+'/g

const sourceFiles = async (): Promise<string[]> => {
  const rooms = ['cms', 'site', 'seed', 'tests']
  const lists = await Promise.all(
    rooms.map(async (room) => {
      const names = await readdir(path.join(root, room), { recursive: true })
      return names.map((name) => `${room}/${name}`)
    }),
  )
  return lists.flat().filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
}

/** Where an import leads, as a path from the root; undefined where it is a package of others. */
const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier === '@payload-config') return 'cms/product/payload.config.ts'
  if (specifier.startsWith(PACKAGE)) return specifier.slice(PACKAGE.length)
  if (!specifier.startsWith('.')) return undefined
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
}

const importsOf = async (file: string): Promise<Import[]> => {
  const text = await readFile(path.join(root, file), 'utf8')
  const { importedFiles } = ts.preProcessFile(text)
  const components = [...text.matchAll(COMPONENTS)].map(([, name = '']) => ({
    from: file,
    specifier: name,
    to: `cms${name}`,
  }))
  return [
    ...importedFiles.map(({ fileName }) => ({
      from: file,
      specifier: fileName,
      to: targetOf(file, fileName),
    })),
    ...components,
  ]
}

/** 'payload' of 'payload/node', '@hono/node-server' of '@hono/node-server/conninfo'. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const roomOf = (file: string) => file.split('/')[0] ?? ''

/** The package that an import takes from; undefined inside of one, and for Node's own. */
const takenFrom = ({ from, specifier, to }: Import): string | undefined => {
  if (to) return roomOf(to) === roomOf(from) ? undefined : PACKAGE + roomOf(to)
  return isBuiltin(specifier) ? undefined : packageOf(specifier)
}

const declaredBy = async (room: string): Promise<string[]> => {
  const text = await readFile(path.join(root, room, 'package.json'), 'utf8')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
  return Object.keys({ ...dependencies, ...devDependencies })
}

const imports = (await Promise.all((await sourceFiles()).map(importsOf))).flat()

describe('who may import whom', () => {
  it('is judged by every import of the four rooms', () => {
    expect(imports.length).toBeGreaterThan(500)
  })

  it.each(RULES)('$sentence', ({ forbids, sentence }) => {
    const broken = imports.filter((found) => forbids(found))
    const lines = broken.map(({ from, specifier }) => `${from} imports ${specifier}: ${sentence}`)
    expect(lines).toEqual([])
  })

  it.each(['cms', 'site', 'seed', 'tests'])(
    '%s declares every package it imports',
    async (room) => {
      const declared = await declaredBy(room)
      const taken = imports
        .filter(({ from }) => roomOf(from) === room)
        .flatMap((found) => takenFrom(found) ?? [])
      const missing = new Set(taken.filter((name) => !declared.includes(name)))
      expect([...missing].sort()).toEqual([])
    },
  )

  it('has no circle among the capabilities', () => {
    const reached = (room: string, known = new Set<string>()): Set<string> => {
      for (const next of EDGES[room] ?? []) if (!known.has(next)) reached(next, known.add(next))
      return known
    }
    expect(Object.keys(EDGES).filter((room) => reached(room).has(room))).toEqual([])
  })

  it('finds what each rule forbids', () => {
    for (const { forbids, example } of RULES) expect(forbids(example)).toBe(true)
  })
})
