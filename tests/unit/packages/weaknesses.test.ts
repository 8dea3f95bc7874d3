import { expect, it } from 'vitest'
import { weaknessesIn } from '../../packages/weaknesses.ts'

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } })

it.each([
  [
    report({ info: 0, low: 3, moderate: 0, high: 1, critical: 0, total: 4 }),
    'Packages with known weaknesses: 1 high, 3 low. npm audit says which.',
  ],
  [
    report({ info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }),
    'No known weaknesses.',
  ],
  [
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    'npm’s registry could not be asked about known weaknesses.',
  ],
  ['', 'npm’s registry could not be asked about known weaknesses.'],
])('what npm’s registry answers is said in a sentence: %s', (answer, sentence) => {
  expect(weaknessesIn(answer)).toBe(sentence)
})
