import type { AfterErrorHookArgs } from 'payload'
import { expect, it } from 'vitest'
import { inPlainWords } from '../../../cms/backup/plain-words.ts'
import { isDiskFull, messageWithFault } from '../../../cms/database/system-fault.ts'
import {
  loggedWithoutValues,
  messageWithoutValues,
  withoutValues,
} from '../../../cms/database/without-values.ts'
import { problemOf } from '../../../cms/http/problems.ts'
import { sayWhy } from '../../../cms/product/say-why.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code })
/** As drizzle passes on what Postgres says. */
const queried = (code: string) =>
  new Error('Failed query: insert into a\nparams: Ana', { cause: coded(code) })

it('what fails in the system underneath is a sentence that says what to do', () => {
  const sentences: [error: unknown, sentence: RegExp][] = [
    [coded('ENOSPC'), /^The disk is full\. Make space on it\. \(ENOSPC: as the system says it\)$/],
    [coded('EDQUOT'), /^The disk quota is used up\. Make space/],
    [coded('EACCES'), /^This user may not read or write there\. Choose/],
    [queried('53100'), /^The disk of the database is full\. .+ \(Failed query: insert into a\)$/],
    [queried('42501'), /^The database user may not do this\. It has to own/],
    [new Error('Port 80 is taken.', { cause: coded('EACCES') }), /^Port 80 is taken\.$/],
    ['a text', /^a text$/],
  ]
  expect(sentences.map(([error]) => messageWithFault(error))).toEqual(
    sentences.map(([, sentence]) => expect.stringMatching(sentence)),
  )
  expect(inPlainWords(coded('ENOSPC'), 'No backup was made.').message).toMatch(
    /^The disk is full\. .+\) No backup was made\.$/,
  )
})

it('a full disk is called a full disk, by forms and pages in both languages and in the panel', async () => {
  for (const error of [coded('ENOSPC'), coded('EDQUOT'), queried('53100')]) {
    const problem = problemOf(error)
    expect(problem.status).toBe(503)
    expect(problem.headers['retry-after']).toBeDefined()
    expect(problem.in('en').detail).toMatch(/disk is full, so nothing was saved/)
    expect(problem.in('es').detail).toMatch(/disco del directorio está lleno/)
    const said = await sayWhy({ error } as AfterErrorHookArgs)
    expect(said).toMatchObject({ status: 507 })
    expect(JSON.stringify(said)).toContain('the server’s disk is full. Tell the person who runs it')
  }
  expect(isDiskFull(coded('57P03'))).toBe(false)
  expect(problemOf(coded('57P03')).in('en').detail).toMatch(/can’t reach its database/)
})

it('an error that nobody expected is answered in general words, with the number to quote', () => {
  const error = new Error('select * from users where email = ana@example.org failed')
  const problem = problemOf(error, 'abc-123')
  expect(JSON.stringify(problem.in('en'))).not.toMatch(/select|users|ana@|problems\.ts/)
  expect(problem.in('es')).toEqual({
    title: 'Algo salió mal',
    status: 500,
    detail:
      'El directorio no pudo responder. Intente otra vez en un momento. Si nos avisa de esto, dé este número: abc-123.',
    requestId: 'abc-123',
  })
})

it('what is logged of a failed query holds no values, and other lines stay as they are', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "mail"'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
  })
  const message = 'Failed query: insert into users values ($1)\nparams: ana@example.org'
  const asked = { query: 'insert into users values ($1)', params: ['ana@example.org'] }
  const failed = Object.assign(new Error(message, { cause }), asked)
  const known = JSON.stringify(withoutValues(failed))
  expect(known).not.toContain('ana@')
  for (const kept of ['insert into users', '23505', 'faults.test.ts']) expect(known).toContain(kept)
  const given = [[failed, 'Saving failed'], [{ err: failed, msg: 'Saving failed' }], [message]]
  const logged = given.map((args) => JSON.stringify(loggedWithoutValues(args)))
  expect(logged.filter((line) => line.includes('ana@'))).toEqual([])
  expect(logged.filter((line) => !/insert into users|Saving failed/.test(line))).toEqual([])
  expect(messageWithoutValues('invalid input syntax for type integer: "Ana Díaz"')).toBe(
    'invalid input syntax for type integer',
  )
  const other = [{ event: 'sign-in' }, 'text']
  expect(loggedWithoutValues(other)).toEqual(other)
})
