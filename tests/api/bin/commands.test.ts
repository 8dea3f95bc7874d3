import { describe, expect, it } from 'vitest'
import { runCommand } from '../../support/run-command.ts'

describe('a command', () => {
  it('whose database can’t be reached says so in one line and exits with 1', async () => {
    const { code, errors } = await runCommand('start', [], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/clinics',
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/^The database at 127\.0\.0\.1:9\/clinics can't be reached: .+\n$/)
  })

  it('with wrong settings lists them all and exits with 1', async () => {
    const { code, errors } = await runCommand('migrate', [], { PORT: '-1', PUBLIC_URL: 'nowhere' })
    expect(code).toBe(1)
    expect(errors).toMatch(/PORT: [\s\S]*PUBLIC_URL: /)
  })
})
