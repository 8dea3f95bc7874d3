import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkStart } from '../../../cms/bin/check-start.ts'
import { hostInUrl } from '../../../cms/http/listening.ts'
import { parseEnv } from '../../../cms/product/env.ts'

let folder: string
let taken: number
const other = createServer()
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  taken = (other.address() as AddressInfo).port
})
afterAll(async () => {
  other.close()
  await rm(folder, { recursive: true })
})

/** A data folder with these files. A name that ends with a slash is a folder. */
const dataDir = async (name: string, files: Record<string, string>): Promise<string> => {
  const place = path.join(folder, name)
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(place, file)), { recursive: true })
    if (!file.endsWith('/')) await writeFile(path.join(place, file), content)
  }
  return place
}

const faultOf = async (settings: Record<string, string>): Promise<string> => {
  const quiet = { PORT: '0', DATA_DIR: path.join(folder, 'fine') }
  const fault = await (async () => checkStart(parseEnv({ ...quiet, ...settings })))().then(
    () => '',
    (error: Error) => error.message,
  )
  return fault.replaceAll(folder, '').replaceAll(String(taken), 'TAKEN')
}

it('A start that can’t succeed says at once, in one sentence, what to do', async () => {
  expect(await faultOf({})).toBe('')
  await writeFile(path.join(folder, 'file'), '')
  await symlink('circle', path.join(folder, 'circle'))
  const whole = { 'postgres/PG_VERSION': '18', 'postgres/base/': '' }
  const faults: [settings: Record<string, string>, fault: RegExp][] = [
    [{ PORT: String(taken) }, /^Port TAKEN is already in use\. Stop .+ or set another PORT\.$/],
    [
      { METRICS_PORT: String(taken) },
      /^Port TAKEN is already in use\. .+ set another METRICS_PORT\.$/,
    ],
    [
      { METRICS_PORT: String(taken - 1), WEB_CONCURRENCY: '2' },
      /^Port TAKEN is already in use\. .+ set another METRICS_PORT\.$/,
    ],
    [{ HOST: '192.0.2.1' }, /^HOST is 192\.0\.2\.1, which is no address of this machine\. Set /],
    [{ HOST: 'no-such-host.invalid' }, /^HOST is no-such-host\.invalid, and there is no host of /],
    [
      { DATA_DIR: path.join(folder, 'file') },
      /^DATA_DIR is \/file, where nothing can be written: It is a file and no folder\. Choose another path\.$/,
    ],
    [
      { DATA_DIR: path.join(folder, 'file', 'in it') },
      /^DATA_DIR is \/file\/in it, where .+: Something in the path is a file and no folder\. /,
    ],
    [{ DATA_DIR: '/proc/nothing' }, /^DATA_DIR is \/proc\/nothing, where nothing can be written: /],
    [
      { DATA_DIR: path.join(folder, 'circle', 'in it') },
      /links in a circle\. Choose another one\.$/,
    ],
    [{ DATA_DIR: path.join(folder, 'x'.repeat(300)) }, /The path is too long\. Choose a shorter/],
    [
      { DATA_DIR: await dataDir('no password', whole) },
      /^\/no password\/postgres-password is missing, .+ Put the file back, or move it to another/,
    ],
    [
      {
        DATA_DIR: await dataDir('no version', { 'postgres/base/1': '', 'postgres-password': 'a' }),
      },
      /^\/no version\/postgres has files but no PG_VERSION, .+ Put that file back, or move /,
    ],
    [
      { DATA_DIR: await dataDir('a file', { postgres: '' }) },
      /^\/a file\/postgres is a file and no database: move it to another place/,
    ],
    [
      { DATABASE_URL: 'postgres://me@127.0.0.1:9/clinics' },
      /^The database at 127\.0\.0\.1:9\/clinics can't be reached: Nothing answers there\. Start /,
    ],
    [
      { DATABASE_URL: 'postgres://me@no-such-host.invalid/clinics' },
      /^The database at no-such-host\.invalid\/clinics can't be reached: There is no such host\. /,
    ],
    [{ DATABASE_URL: 'postgres://me:a#b@host/x' }, /DATABASE_URL: must be an .+ percent-encoded/],
    [
      { WEB_CONCURRENCY: '4000' },
      /WEB_CONCURRENCY: must be a whole number, 1 to \d+: twice as many/,
    ],
    [{ PORT: '0x1F' }, /PORT: must be a port number, 0 to 65535/],
    [{ PORT: '3000', METRICS_PORT: '3000' }, /METRICS_PORT: must be another one than PORT/],
    [{ MAX_STALE_MINUTES: '-5' }, /MAX_STALE_MINUTES: must be a whole number of minutes, 0 to /],
    [{ TRUSTED_PROXIES: 'one' }, /TRUSTED_PROXIES: must be a whole number, 0 to 10/],
    [{ PUBLIC_URL: 'clinics.example.org' }, /PUBLIC_URL: must be an address such as https:/],
  ]
  for (const [settings, fault] of faults)
    expect(await faultOf(settings), JSON.stringify(settings)).toMatch(fault)
})

it('A printed address can be opened, whatever the server listens on', () => {
  const hosts = { '127.0.0.1': 'localhost', '0.0.0.0': 'localhost', '::': 'localhost' }
  for (const [host, printed] of Object.entries({
    ...hosts,
    '::1': '[::1]',
    '2001:db8::7': '[2001:db8::7]',
    '192.0.2.1': '192.0.2.1',
    'clinics.local': 'clinics.local',
  }))
    expect(new URL(`http://${hostInUrl(host)}:3000`).hostname).toBe(printed)
})
