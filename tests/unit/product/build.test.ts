import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builds, inputsOf } from '../../../cms/bin/build.ts'
import { root } from '../../support/program.ts'
import { specifiersOf } from '../../support/specifiers.ts'
import { valuesReached } from '../../support/values-reached.ts'
import { CONTRACTIONS } from './contractions.ts'

describe('a build', () => {
  const MAP = 'cms/app/(payload)/admin/importMap.js'
  /** From a capability's index.ts, a build takes only the names that it imports. */
  const INDEX_FILE = /^cms\/(?!contract)[\w-]+\/(panel\/)?index\.ts$/

  /** Our own files that a file imports, as a parser reads it. */
  const importsOf = async (file: string): Promise<string[]> => {
    if (!/\.(tsx?|m?js)$/.test(file) || INDEX_FILE.test(file)) return []
    return specifiersOf(file, await readFile(path.join(root, file), 'utf8'))
      .filter((name) => name.startsWith('.'))
      .map((name) => path.posix.join(path.posix.dirname(file), name))
  }

  it('is made again after a change to anything that it imports, and to nothing else', async () => {
    const generated = ['cms/payload-types.ts', MAP]
    const entries = Object.entries(builds).map(
      async ([name, { roots }]) => [name, await inputsOf(roots)] as const,
    )
    const inputs = new Map(await Promise.all(entries))
    for (const [name, files] of inputs) {
      const imported = new Set((await Promise.all(files.map(importsOf))).flat())
      expect(imported.size, name).toBeGreaterThan(100)
      const missing = [...imported].filter((file) => ![...files, ...generated].includes(file))
      expect(missing, name).toEqual([])
    }
    const panel = inputs.get('panel') ?? []
    const wanted = ['cms/verification/panel/verification.css', 'package-lock.json']
    expect(panel).toEqual(expect.arrayContaining([...wanted, ...(await importsOf(MAP))]))
    const others = /^(site\/|cms\/(bin|jobs|(listings|vocabulary)\/endpoints)\/)/
    expect(panel.filter((file) => others.test(file))).toEqual([])
  })

  it('sends no browser what only the server needs, which every page of the panel would load', async () => {
    const files = (await inputsOf(builds.panel.roots)).filter((file) => /\.tsx?$/.test(file))
    const screens = []
    for (const file of files)
      if ((await readFile(path.join(root, file), 'utf8')).startsWith("'use client'"))
        screens.push(file)
    expect(screens.length).toBeGreaterThan(100)
    const reached = await valuesReached(screens)
    expect(reached).toContain('cms/clinics/hours/opening-hours.ts')
    const ofServer = /^(zod|@payloadcms\/db|cms\/panel-kit\/stored-words\.ts)/
    expect(reached.filter((name) => ofServer.test(name))).toEqual([])
  })
})

const folder = path.join(root, 'cms', 'migrations')
const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file))
const migrations = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
)

describe('every migration', () => {
  /** What a process of the earlier release could trip over. */
  const TAKES_AWAY = [
    /\bDROP\s+(?!NOT\s+NULL\b)/i,
    /\bRENAME\b/i,
    /\bALTER\s+COLUMN\b.*\b(SET\s+NOT\s+NULL|(SET\s+DATA\s+)?TYPE)\b/is,
    /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/is,
    /\b(TRUNCATE|DELETE)\b/i,
  ]
  /** Foreign keys say what happens ON DELETE and ON UPDATE. */
  const REFERENCES = /ON (DELETE|UPDATE) (set null|cascade|no action|restrict)/gi

  /** What `up` of a migration has in its SQL templates, statement by statement. */
  const statementsOf = (text: string): string[] => {
    const [, up = ''] = /function up\b([\s\S]*?)(?:export async function down|$)/.exec(text) ?? []
    const templates = [...up.matchAll(/sql`([\s\S]*?)`/g)].map(([, template = '']) => template)
    return templates
      .join(';')
      .split(';')
      .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
  }

  it('only adds, so that the earlier release can go on serving', () => {
    const found = migrations.flatMap(({ file, text }) =>
      statementsOf(text)
        .filter((statement) => {
          const own = statement.replaceAll(REFERENCES, '')
          return TAKES_AWAY.some((pattern) => pattern.test(own))
        })
        .map((statement) => `${file}: ${statement}`),
    )
    expect(migrations.length).toBeGreaterThan(5)
    expect(found.sort()).toEqual(Object.keys(CONTRACTIONS).sort())
  })

  it('is plain SQL, since a restore runs it before Payload can work', () => {
    const others = migrations.filter(({ text }) =>
      /\b(payload|req)\.|\{[^{}]*\breq\b[^{}]*\}\s*\)/.test(
        text.slice(text.indexOf('{', text.indexOf('MigrateUpArgs)'))),
      ),
    )
    expect(others.map(({ file }) => file)).toEqual([])
  })
})
