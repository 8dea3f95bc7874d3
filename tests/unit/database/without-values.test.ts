import { describe, expect, it } from 'vitest'
import {
  loggedWithoutValues,
  messageWithoutValues,
  withoutValues,
} from '../../../cms/database/without-values.ts'

const failedQuery = () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "mail"'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
    constraint: 'mail',
  })
  const message = 'Failed query: insert into users values ($1)\nparams: ana@example.org'
  return Object.assign(new Error(message, { cause }), {
    query: 'insert into users values ($1)',
    params: ['ana@example.org'],
  })
}

describe('what is logged of a failed query', () => {
  it('holds no values, neither in the message nor in the trace nor in the cause', () => {
    const logged = JSON.stringify(withoutValues(failedQuery()))
    expect(logged).not.toContain('ana@')
    expect(logged).toContain('insert into users')
    expect(logged).toContain('23505')
    expect(logged).toContain('without-values.test.ts')
  })

  it.each([
    ['an error', [failedQuery()]],
    ['an error with words', [failedQuery(), 'Saving failed']],
    ['an object', [{ err: failedQuery() }]],
    ['an object with words', [{ err: failedQuery(), msg: 'Saving failed' }]],
    ['a text', [failedQuery().message]],
  ])('holds none if the logger is given %s', (_, args) => {
    const logged = JSON.stringify(loggedWithoutValues(args))
    expect(logged).not.toContain('ana@')
    expect(logged).toMatch(/insert into users|Saving failed/)
  })

  it('leaves out a value that Postgres quotes', () => {
    expect(messageWithoutValues('invalid input syntax for type integer: "Ana Díaz"')).toBe(
      'invalid input syntax for type integer',
    )
  })
})

it('other lines of the log stay as they are', () => {
  const args = [{ event: 'sign-in' }, 'text']
  expect(loggedWithoutValues(args)).toEqual(args)
})
