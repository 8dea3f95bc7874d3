import type { AfterErrorHookArgs } from 'payload'
import { expect, it } from 'vitest'
import { inPlainWords } from '../../../cms/backup/plain-words.ts'
import { isDiskFull, messageWithFault } from '../../../cms/database/system-fault.ts'
import { problemOf } from '../../../cms/http/problems.ts'
import { sayWhy } from '../../../cms/product/say-why.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code })
/** As drizzle passes on what Postgres says. */
const queried = (code: string) =>
  new Error('Failed query: insert into a\nparams: Ana', { cause: coded(code) })

it('What fails in the system underneath is a sentence that says what to do', () => {
  const sentences: [error: unknown, sentence: RegExp][] = [
    [coded('ENOSPC'), /^The disk is full\. Make space on it\. \(ENOSPC: as the system says it\)$/],
    [coded('EDQUOT'), /^The disk quota is used up\. Make space/],
    [coded('EROFS'), /^The disk can only be read\. Choose/],
    [coded('EACCES'), /^This user may not read or write there\. Choose/],
    [coded('EMFILE'), /^The system allows this user no more open files\. Raise/],
    [coded('53100'), /^The disk of the database is full\. Make space there\. \(53100/],
    [queried('53100'), /^The disk of the database is full\. .+ \(Failed query: insert into a\)$/],
    [queried('42501'), /^The database user may not do this\. It has to own/],
    [new Error('Port 80 is taken.', { cause: coded('EACCES') }), /^Port 80 is taken\.$/],
    [new Error('Something else.'), /^Something else\.$/],
    ['a text', /^a text$/],
  ]
  for (const [error, sentence] of sentences) expect(messageWithFault(error)).toMatch(sentence)
  expect(inPlainWords(coded('ENOSPC'), 'No backup was made.').message).toMatch(
    /^The disk is full\. .+\) No backup was made\.$/,
  )
})

it('A full disk is called a full disk, by forms and pages in both languages and in the panel', async () => {
  const full = [coded('ENOSPC'), coded('EDQUOT'), queried('53100')]
  for (const error of full) {
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
