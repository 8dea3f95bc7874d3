import { expect, it } from 'vitest'
import { problemOf } from '../../../cms/http/problems.ts'

it('An error that nobody expected is answered in general words', () => {
  const error = new Error('select * from users where email = ana@example.org failed')
  const { problem } = problemOf(error)
  expect(problem.status).toBe(500)
  expect(JSON.stringify(problem)).not.toMatch(/select|users|ana@|problems\.ts/)
})
