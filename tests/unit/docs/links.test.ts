import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { readDocuments } from './documents.ts'

const LINK = /\]\(([^)\s]+)\)/g
const NAMED_PATH = /`((?:cms|site|seed|tests|docs)\/[\w./()[\]-]+)`/g
const INDEX = 'docs/decisions/README.md'

/** '#who-may-import-whom' of '## Who may import whom', as GitHub writes it. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')}`

const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

const leadsSomewhere = async (from: string, target: string): Promise<boolean> => {
  if (/^[a-z]+:/.test(target)) return true
  const [name, anchor] = target.split('#')
  const file = path.join(root, name ? path.join(path.dirname(from), name) : from)
  if (!existsSync(file)) return false
  if (anchor === undefined) return true
  return headingsOf(await readFile(file, 'utf8')).some(
    (heading) => anchorOf(heading) === `#${anchor}`,
  )
}

const documents = await readDocuments()
const decisions = documents.filter(
  ({ file }) => file.startsWith('docs/decisions/') && file !== INDEX,
)

describe('the documents', () => {
  it('link to files and headings that exist', async () => {
    const links = documents.flatMap(({ file, text }) =>
      [...text.matchAll(LINK)].map(([, target = '']) => ({ file, target })),
    )
    expect(links.length).toBeGreaterThan(documents.length)
    const broken: string[] = []
    for (const { file, target } of links) {
      if (!(await leadsSomewhere(file, target))) broken.push(`${file} links to ${target}`)
    }
    expect(broken).toEqual([])
  })

  it('name only files and folders that exist', () => {
    const named = documents.flatMap(({ file, text }) =>
      [...text.matchAll(NAMED_PATH)].map(([, name = '']) => ({ file, name })),
    )
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(({ name }) => !existsSync(path.join(root, name)))
    expect(missing.map(({ file, name }) => `${file} names ${name}`)).toEqual([])
  })
})

describe('the decisions', () => {
  it('are all in the index', () => {
    const index = documents.find(({ file }) => file === INDEX)?.text ?? ''
    expect(decisions.length).toBeGreaterThan(50)
    const missing = decisions.filter(({ file }) => !index.includes(`](${path.basename(file)})`))
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  it('each have context, decision and consequences', () => {
    const others = decisions.filter(
      ({ text }) => headingsOf(text).slice(1).join(', ') !== 'Context, Decision, Consequences',
    )
    expect(others.map(({ file }) => file)).toEqual([])
  })
})

it('the README stays under 120 lines', () => {
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? ''
  expect(readme.trimEnd().split('\n').length).toBeLessThan(120)
})
