import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../support/imports.ts'

const namesIn = async (file: string, pattern: RegExp): Promise<string[]> => {
  const text = await readFile(path.join(root, file), 'utf8')
  return [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
}

it('docs/operations.md explains the settings of .env.example, and no others', async () => {
  const settings = await namesIn('.env.example', /^#?([A-Z_]+)=/gm)
  expect(settings.length).toBeGreaterThan(10)
  expect(await namesIn('docs/operations.md', /^\| `([A-Z_]+)`/gm)).toEqual(settings)
})
