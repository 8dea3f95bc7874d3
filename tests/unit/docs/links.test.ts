import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { readDocuments } from './documents.ts'

const LINK = /\]\(([^)\s]+)\)/g
const NAMED_PATH = /`((?:cms|site|seed|tests|docs)\/[\w./()[\]-]+)`/g

/** '#who-may-import-whom' of '## Who may import whom', as GitHub writes it. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`,
  )

const documents = await readDocuments()

describe.each(documents)('$file', ({ file, text }) => {
  it('links to files and headings that exist', async () => {
    const broken: string[] = []
    for (const [, target = ''] of text.matchAll(LINK)) {
      if (/^[a-z]+:/.test(target)) continue
      const [name = '', heading] = target.split('#')
      const found = name ? path.join(root, path.dirname(file), name) : path.join(root, file)
      const isThere =
        existsSync(found) &&
        (heading === undefined ||
          anchorsOf(await readFile(found, 'utf8')).includes(`#${heading}`))
      if (!isThere) broken.push(target)
    }
    expect(broken).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(NAMED_PATH)].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
  })
})

it('the index of decisions links to each of them', () => {
  const index = documents.find(({ file }) => file === 'docs/decisions/README.md')
  const decisions = documents
    .map(({ file }) => path.relative('docs/decisions', file))
    .filter((name) => !name.startsWith('..') && name !== 'README.md')
  expect(decisions.length).toBeGreaterThan(50)
  expect(decisions.filter((name) => !index?.text.includes(`](${name})`))).toEqual([])
})

it.each(documents.filter(({ file }) => /^docs\/decisions\/(?!README)/.test(file)))(
  '$file says context, decision and consequences',
  ({ text }) => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  },
)

it('the README stays under 120 lines', () => {
  const readme = documents.find(({ file }) => file === 'README.md')
  expect(readme?.text.trimEnd().split('\n').length).toBeLessThan(120)
})
