import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, PACKAGE, readImports, root } from '../../support/imports.ts'
import { EDGES, RULES } from './import-rules.ts'

/** 'payload' of 'payload/node', '@hono/node-server' of '@hono/node-server/conninfo'. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const roomOf = (file: string) => file.split('/')[0] ?? ''

/** The package that an import comes from; undefined for its own package and for Node's modules. */
const takenFrom = ({ from, specifier, to }: Import): string | undefined => {
  if (to) return roomOf(to) === roomOf(from) ? undefined : PACKAGE + roomOf(to)
  return isBuiltin(specifier) ? undefined : packageOf(specifier)
}

const declaredBy = async (room: string): Promise<string[]> => {
  const text = await readFile(path.join(root, room, 'package.json'), 'utf8')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
  return Object.keys({ ...dependencies, ...devDependencies })
}

const imports = await readImports()

describe('who may import whom', () => {
  it('is checked for every import of the four workspaces', () => {
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

  it('has no cycle among the capabilities', () => {
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
