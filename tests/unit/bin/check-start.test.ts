import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkStart } from '../../../cms/bin/check-start.ts'
import { hostInUrl } from '../../../cms/http/listening.ts'
import { parseEnv } from '../../../cms/product/env.ts'
import { freePort } from '../../support/free-port.ts'
import { listen } from '../../support/listen.ts'
import { expectRows } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'

it('a start that can’t succeed says at once, in one sentence, what to do', async () => {
  const folder = await testFolder()
  const free = await freePort()
  const { port: taken, close } = await listen(createServer(), free + 1)
  onTestFinished(close)
  for (const place of ['postgres/base', 'lost/postgres/base', 'odd'])
    await mkdir(path.join(folder, place), { recursive: true })
  for (const file of ['file', 'postgres/PG_VERSION', 'lost/postgres/base/1', 'odd/postgres'])
    await writeFile(path.join(folder, file), '')
  await writeFile(path.join(folder, 'lost/postgres-password'), 'a')

  const at = (...parts: string[]) => ({ DATA_DIR: path.join(folder, ...parts) })
  const faultOf = async (settings: Record<string, string>): Promise<string> => {
    const quiet = { PORT: '0', ...at('fine') }
    const fault = await (async () => checkStart(parseEnv({ ...quiet, ...settings })))().then(
      () => '',
      (error: Error) => error.message,
    )
    return fault.replaceAll(folder, '').replaceAll(String(taken), 'TAKEN')
  }
  const faults: [settings: Record<string, string>, fault: RegExp][] = [
    [{}, /^$/],
    [{ PORT: `${taken}` }, /^Port TAKEN is already in use\. Stop .+ or set another PORT\.$/],
    [
      { METRICS_PORT: `${free}`, WEB_CONCURRENCY: '2' },
      /^Port TAKEN is already in use\. .+ set another METRICS_PORT\.$/,
    ],
    [{ HOST: '192.0.2.1' }, /^HOST is 192\.0\.2\.1, which is no address of this machine\. Set /],
    [{ HOST: 'no-such-host.invalid' }, /^HOST is no-such-host\.invalid, and there is no host of /],
    [at('file'), /^DATA_DIR is \/file, .+: It is a file and no folder\. Choose another path\.$/],
    [at('file', 'in it'), /^DATA_DIR is \/file\/in it, .+: Something in the path is a file and /],
    [{ DATA_DIR: '/proc/nothing' }, /^DATA_DIR is \/proc\/nothing, where nothing can be written: /],
    [at('x'.repeat(300)), /The path is too long\. Choose a shorter/],
    [at(), /^\/postgres-password is missing, .+ Put the file back, or move it to another/],
    [at('lost'), /^\/lost\/postgres has files but no PG_VERSION, .+ Put that file back, or move /],
    [at('odd'), /^\/odd\/postgres is a file and no database: move it to another place/],
    [
      { DATABASE_URL: 'postgres://me@127.0.0.1:9/clinics' },
      /^The database at 127\.0\.0\.1:9\/clinics can't be reached: Nothing answers there\. Start /,
    ],
    [
      { DATABASE_URL: 'postgres://me@no-such-host.invalid/clinics' },
      /^The database at no-such-host\.invalid\/clinics can't be reached: There is no such host\. /,
    ],
    [{ DATABASE_URL: 'postgres://me:a#b@host/x' }, /DATABASE_URL: must be an .+ percent-encoded/],
    [{ WEB_CONCURRENCY: '4000' }, /WEB_CONCURRENCY: must be a whole number, 1 to \d+: twice as/],
    [{ PORT: '3000', METRICS_PORT: '3000' }, /METRICS_PORT: must be another one than PORT/],
  ]
  const said = faults.map(async ([settings]) => [settings, await faultOf(settings)])
  expect(await Promise.all(said)).toEqual(
    faults.map(([settings, fault]) => [settings, expect.stringMatching(fault)]),
  )
})

it('a printed address can be opened, whatever the server listens on', () => {
  expectRows(
    (host: string) => new URL(`http://${hostInUrl(host)}:3000`).hostname,
    [
      ['127.0.0.1', 'localhost'],
      ['0.0.0.0', 'localhost'],
      ['::', 'localhost'],
      ['::1', '[::1]'],
      ['192.0.2.1', '192.0.2.1'],
    ],
  )
})
