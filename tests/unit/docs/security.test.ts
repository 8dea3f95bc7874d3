import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { readDocuments } from './documents.ts'

const TEST = /`(tests\/[^`]+)`/g

it('docs/security.md names tests that exist', async () => {
  const text = (await readDocuments()).find(({ file }) => file === 'docs/security.md')?.text ?? ''
  const tests = [...text.matchAll(TEST)].map(([, test = '']) => test)
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((test) => !existsSync(path.join(root, test)))).toEqual([])
})
