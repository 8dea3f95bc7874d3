import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { outline } from '../../../cms/places/outline/outline.ts'
import { drawRooms, withRooms } from '../../rooms/draw.ts'
import { readImports } from '../../support/imports.ts'
import { root } from '../../support/program.ts'

const read = (file: string) => readFile(path.join(root, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

const inDocs = (await readdir(path.join(root, 'docs'), { recursive: true }))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
/** The documents for people, by their path from the root. */
const documents = new Map(
  await Promise.all(
    ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs.sort()].map(
      async (file) => [file, await read(file)] as const,
    ),
  ),
)
const textOf = (file: string) => documents.get(file) ?? ''

/** What the documents name by a pattern, each with its file. */
const named = (pattern: RegExp) =>
  [...documents].flatMap(([file, text]) => namesIn(text, pattern).map((name) => ({ file, name })))

const headingsOf = (text: string) => namesIn(text, /^#+ (.+)$/gm)
/** '#who-may-import-whom' of '## Who may import whom', as GitHub writes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const leadsSomewhere = ({ file, name }: { file: string; name: string }) => {
      if (/^[a-z]+:/.test(name)) return true
      const [to, anchor] = name.split('#')
      const target = to ? path.posix.join(path.posix.dirname(file), to) : file
      if (anchor === undefined) return existsSync(path.join(root, target))
      return headingsOf(textOf(target)).some((heading) => anchorOf(heading) === anchor)
    }
    const links = named(/\]\(([^)\s]+)\)/g)
    expect(links.length).toBeGreaterThan(documents.size)
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  it('name only files, folders and commands that exist', async () => {
    const paths = named(/`((?:cms|site|seed|tests|docs)\/[\w./()[\]-]+)`/g)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([])
    const { scripts } = JSON.parse(await read('package.json'))
    // 'npm start' and 'npm test' are short forms; the others need 'npm run'.
    const commands = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    )
    const used = named(/(?:^|`)(npm (?:run [\w:]+|start|test))\b/gm)
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter(({ name }) => !commands.includes(name))).toEqual([])
    const listed = namesIn(textOf('README.md'), /^\| `(npm (?:run )?[\w:]+)[` ]/gm)
    expect(commands.filter((command) => !listed.includes(command))).toEqual([])
  })

  it('explain each setting of .env.example, and no others', async () => {
    const settings = namesIn(await read('.env.example'), /^#?([A-Z_]+)=/gm)
    expect(namesIn(textOf('docs/operations.md'), /^\| `([A-Z_]+)`/gm).sort()).toEqual(
      settings.sort(),
    )
  })

  it('have each decision in the index', () => {
    const decisions = inDocs.filter((file) => /^docs\/decisions\/(?!README)/.test(file))
    const index = textOf('docs/decisions/README.md')
    expect(decisions.length).toBeGreaterThan(50)
    expect(decisions.filter((file) => !index.includes(`](${path.basename(file)})`))).toEqual([])
  })
})

it('the picture in docs/architecture.md is up to date; npm run rooms redraws it', async () => {
  const text = textOf('docs/architecture.md')
  expect(text).toBe(withRooms(text, drawRooms(await readImports())))
})

it('the region that the documents make a map of has all states and territories', async () => {
  const Ring = z.array(z.tuple([z.number(), z.number()])).length(5)
  const Region = z.object({ coordinates: z.array(z.tuple([Ring])) })
  const boxes = Region.parse(JSON.parse(await read('docs/map-region.geojson'))).coordinates.map(
    ([ring]) => ({ longitudes: ring.map(([at]) => at), latitudes: ring.map(([, at]) => at) }),
  )
  const isWithin = (at: number, all: number[]) => Math.min(...all) <= at && at <= Math.max(...all)
  const { land } = await outline('states')
  const outside = land
    .flat()
    .filter(
      ([north, east]) =>
        !boxes.some((box) => isWithin(east, box.longitudes) && isWithin(north, box.latitudes)),
    )
  expect(outside).toEqual([])
})
