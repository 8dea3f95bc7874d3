import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type Import, PACKAGE, readImports } from '../../support/imports.ts'
import { root } from '../../support/program.ts'
import { EDGES, RULES } from './import-rules.ts'

const roomOf = (file: string) => file.split('/')[0] ?? ''

/** The package that an import comes from; undefined for its own package, documents and Node's modules. */
const takenFrom = ({ from, specifier, to }: Import): string | undefined => {
  if (to) return [roomOf(from), 'docs'].includes(roomOf(to)) ? undefined : PACKAGE + roomOf(to)
  // 'payload' of 'payload/node', '@hono/node-server' of '@hono/node-server/conninfo'.
  return isBuiltin(specifier) ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
}

const imports = await readImports()

it('each import keeps to who may import whom', () => {
  expect(imports.length).toBeGreaterThan(500)
  const broken = RULES.flatMap(({ forbids, sentence }) =>
    imports
      .filter(forbids)
      .map(({ from, specifier }) => `${from} imports ${specifier}: ${sentence}`),
  )
  expect(broken).toEqual([])
  const reached = (room: string, known = new Set<string>()): Set<string> => {
    for (const next of EDGES[room] ?? []) if (!known.has(next)) reached(next, known.add(next))
    return known
  }
  const inCycles = Object.keys(EDGES).filter((room) => reached(room).has(room))
  expect(inCycles).toEqual([])
})

it('each workspace declares every package that it imports', async () => {
  const missing = ['cms', 'site', 'seed', 'tests'].map(async (room) => {
    const text = await readFile(path.join(root, room, 'package.json'), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(text)
    const taken = new Set(imports.filter(({ from }) => roomOf(from) === room).map(takenFrom))
    return [...taken].filter((name) => name && !(name in { ...dependencies, ...devDependencies }))
  })
  expect((await Promise.all(missing)).flat()).toEqual([])
})
