import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LOCKS } from '../../../cms/database/locks.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const SKIPPED = /(^|\/)(node_modules|dist|\.next|migrations)(\/|$)/

/** The lines of the sources that take an advisory lock. */
const takers = async (): Promise<string[]> => {
  const lines: string[] = []
  for (const room of ['cms', 'site', 'seed']) {
    for (const name of await readdir(path.join(root, room), { recursive: true })) {
      if (!name.endsWith('.ts') || SKIPPED.test(name)) continue
      const text = await readFile(path.join(root, room, name), 'utf8')
      const takes = text.matchAll(/pg_(try_)?advisory_[\s\S]{0,100}/g)
      for (const [found] of takes) lines.push(`${room}/${name}: ${found}`)
    }
  }
  return lines
}

it('Every advisory lock has its own number', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('All code that takes an advisory lock takes its number from the list', async () => {
  const found = await takers()
  expect(found.length).toBeGreaterThanOrEqual(5)
  // In these the caller passes the lock, and its type ensures that it is in the list.
  const others = found.filter(
    (line) => !/^cms\/database\/(with-lock|hold-lock|lock-text)\.ts/.test(line),
  )
  expect(others.filter((line) => !/LOCKS\.\w+/.test(line))).toEqual([])
})
