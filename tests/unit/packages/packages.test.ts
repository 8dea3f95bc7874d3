import { describe, expect, it } from 'vitest'
import { licenseFault, licenseFaults, unusedExceptions } from '../../packages/licenses.ts'
import { type Lock, lockFaults, readLock, readOwn } from '../../packages/lock.ts'
import { weaknessesIn } from '../../packages/weaknesses.ts'

const lock = await readLock()
const own = await readOwn()

describe('the lock file', () => {
  it('fixes the content of every package, and takes all from npm’s registry', () => {
    expect(Object.keys(lock).length).toBeGreaterThan(500)
    expect(lockFaults(lock, own)).toEqual([])
  })

  it('is refused with packages from elsewhere, without a hash, or in another version', () => {
    const pg = (change: object): Lock => ({
      'node_modules/pg': { ...lock['node_modules/pg'], ...change },
    })
    const faults: [change: Lock, fault: string][] = [
      [pg({ resolved: 'http://a.org/pg.tgz' }), 'node_modules/pg: comes from http://a.org/pg.tgz'],
      [pg({ integrity: '' }), 'node_modules/pg: has no SHA-512 hash'],
      [pg({ version: '1.0.0' }), 'cms: pg is locked at another version'],
    ]
    const unseen = faults.filter(
      ([change, fault]) => !lockFaults({ ...lock, ...change }, own).includes(fault),
    )
    expect(unseen).toEqual([])
  })
})

it('the licenses of all packages are allowed, or exceptions with a reason', async () => {
  expect(await licenseFaults(lock)).toEqual([])
  expect(unusedExceptions(lock)).toEqual([])
  const refused = ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'Hippocratic-2.1', undefined]
  expect(refused.filter((license) => !licenseFault('another', license))).toEqual([])
  expect(licenseFault('another', '(GPL-3.0-only OR MIT)')).toBeUndefined()
  // An exception counts only while the license stays the same.
  expect(licenseFault('react-leaflet', 'Hippocratic-2.1')).toBeUndefined()
  expect(licenseFault('react-leaflet', 'Hippocratic-3.0')).toContain('Hippocratic-3.0')
})

it('what npm’s registry says of known weaknesses is a sentence', () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } })
  const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }
  const some = weaknessesIn(report({ ...none, low: 3, high: 1, total: 4 }))
  expect(some).toBe('Packages with known weaknesses: 1 high, 3 low. npm audit says which.')
  expect(weaknessesIn(report(none))).toBe('No known weaknesses.')
  for (const answer of ['{"message":"405 Method Not Allowed","statusCode":405}', ''])
    expect(weaknessesIn(answer)).toMatch(/could not be asked/)
})
