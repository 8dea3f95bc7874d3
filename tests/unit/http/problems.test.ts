import { expect, it } from 'vitest'
import { problemOf } from '../../../cms/http/problems.ts'

it('An error that nobody expected is answered in general words', () => {
  const error = new Error('select * from users where email = ana@example.org failed')
  const problem = problemOf(error).in('en')
  expect(problem.status).toBe(500)
  expect(JSON.stringify(problem)).not.toMatch(/select|users|ana@|problems\.ts/)
})

it('A failure is told in the reader’s language, with the number to quote', () => {
  const problem = problemOf(new Error('boom'), 'abc-123')
  expect(problem.in('es')).toEqual({
    title: 'Algo salió mal',
    status: 500,
    detail:
      'El directorio no pudo responder. Intente otra vez en un momento. Si nos avisa de esto, dé este número: abc-123.',
    requestId: 'abc-123',
  })
})
