import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { REQUIREMENTS } from './asvs-numbers.ts'
import { readDocuments } from './documents.ts'

const LINE = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| ([a-z ]+?) +\| (.+?) +\|$/gm
const COUNT = /^\| ([a-z ]+?) +\| (\d+) +\| .+ \|$/gm
const TEST = /`(tests\/[^`]+)`/g

const text = (await readDocuments()).find(({ file }) => file === 'docs/security.md')?.text ?? ''
const lines = [...text.matchAll(LINE)].map(([, number = '', level, , state = '', how = '']) => ({
  number,
  level: Number(level),
  state,
  how,
  tests: [...how.matchAll(TEST)].map(([, test = '']) => test),
}))
const inState = (state: string) => lines.filter((line) => line.state === state)

describe('the table of security requirements', () => {
  it('has each requirement of level 1 and 2 once, in their order', () => {
    expect(REQUIREMENTS).toHaveLength(253)
    expect(REQUIREMENTS.filter(({ level }) => level === 1)).toHaveLength(70)
    expect(lines.map(({ number, level }) => ({ number, level }))).toEqual(REQUIREMENTS)
  })

  it('names tests that exist', () => {
    const tests = lines.flatMap((line) => line.tests)
    expect(tests.length).toBeGreaterThan(100)
    const missing = tests.filter((test) => !existsSync(path.join(root, test)))
    expect(missing).toEqual([])
    expect(tests.filter((test) => !/\.(test|spec)\.ts$/.test(test))).toEqual([])
  })

  it('names a test where it says that one looks', () => {
    expect(inState('tested').filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('says why something is not applicable', () => {
    const others = inState('not applicable').filter(({ how }) => !how.startsWith('because '))
    expect(others).toEqual([])
  })

  it('counts its lines by their state', () => {
    const counts = [...text.matchAll(COUNT)].map(([, state = '', count]) => [state, Number(count)])
    expect(counts).toHaveLength(5)
    expect(counts).toEqual(counts.map(([state]) => [state, inState(String(state)).length]))
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(lines.length)
  })
})
