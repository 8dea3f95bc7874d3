import { execFile } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')

interface Ended {
  code: number
  /** What it wrote to the error output. */
  errors: string
}

const run = (script: string, words: string[], env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['cms/bin/run.mjs', `cms/bin/${script}.ts`, ...words],
      { cwd: root, env: { ...process.env, ...env } },
      (error, _, stderr) => resolve({ code: Number(error?.code ?? 0), errors: stderr }),
    )
  })

describe('a command', () => {
  it('whose database can’t be reached says so in one line and ends with 1', async () => {
    const { code, errors } = await run('start', [], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/clinics',
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/^The database at 127\.0\.0\.1:9\/clinics can't be reached: .+\n$/)
  })

  it('with bad settings lists them all and ends with 1', async () => {
    const { code, errors } = await run('migrate', [], { PORT: '-1', PUBLIC_URL: 'nowhere' })
    expect(code).toBe(1)
    expect(errors).toMatch(/PORT: [\s\S]*PUBLIC_URL: /)
  })
})
