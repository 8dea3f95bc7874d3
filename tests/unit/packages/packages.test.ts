import { describe, expect, it } from 'vitest'
import { licenseFault, licenseFaults, unusedExceptions } from '../../packages/licenses.ts'
import { type Lock, lockFaults, readLock, readOwn } from '../../packages/lock.ts'

const lock = await readLock()
const own = await readOwn()

describe('the lock file', () => {
  it('fixes the content of every package, and takes all from npm’s registry', () => {
    expect(Object.keys(lock).length).toBeGreaterThan(500)
    expect(lockFaults(lock, own)).toEqual([])
  })

  it.each<[what: string, change: Lock, fault: string]>([
    [
      'a package from another host',
      { 'node_modules/pg': { ...lock['node_modules/pg'], resolved: 'http://example.org/pg.tgz' } },
      'node_modules/pg: comes from http://example.org/pg.tgz',
    ],
    [
      'a package without a hash',
      { 'node_modules/pg': { ...lock['node_modules/pg'], integrity: '' } },
      'node_modules/pg: has no SHA-512 hash',
    ],
    [
      'a package that asks for a repository',
      {
        'node_modules/pg': {
          ...lock['node_modules/pg'],
          dependencies: { odd: 'github:somebody/odd' },
        },
      },
      'node_modules/pg: asks for odd from github:somebody/odd',
    ],
    [
      'another version than that of package.json',
      { 'node_modules/pg': { ...lock['node_modules/pg'], version: '1.0.0' } },
      'cms: pg is locked at another version',
    ],
    [
      'a dependency that package.json has not',
      { seed: { dependencies: { ...lock.seed?.dependencies, odd: '1.0.0' } } },
      'seed: odd is not in step with package.json',
    ],
    [
      'a link to a folder that is not ours',
      { 'node_modules/odd': { link: true, resolved: '../odd' } },
      'node_modules/odd: is a link',
    ],
  ])('is refused with %s', (_, change, fault) => {
    expect(lockFaults({ ...lock, ...change }, own)).toContain(fault)
  })

  it('is refused if package.json names no exact version', () => {
    const loose = { dependencies: { ...own.seed?.dependencies, payload: '^3.0.0' } }
    const given = { ...own, seed: loose }
    expect(lockFaults({ ...lock, seed: loose }, given)).toContain(
      'seed: payload has no exact version',
    )
  })
})

describe('the licenses', () => {
  it('of all packages are allowed, or exceptions with a reason', async () => {
    expect(await licenseFaults(lock)).toEqual([])
  })

  it('have no exception that no package needs', () => {
    expect(unusedExceptions(lock)).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(GPL-3.0-only OR MIT)', true],
    ['Hippocratic-2.1', false],
    [undefined, false],
  ])('of another package: %s', (license, isAllowed) => {
    expect(licenseFault('another', license) === undefined).toBe(isAllowed)
  })

  it('of an exception counts only while it stays the same', () => {
    expect(licenseFault('react-leaflet', 'Hippocratic-2.1')).toBeUndefined()
    expect(licenseFault('react-leaflet', 'Hippocratic-3.0')).toContain('Hippocratic-3.0')
  })
})
