import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedCluster, embeddedCluster } from '../../cms/database/embedded.ts'
import { query } from '../support/template.ts'

let folder: string
let cluster: EmbeddedCluster | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'postgres-'))
  // Root runs Postgres as another user, who must be able to reach the folder.
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await cluster?.stop()
  cluster = undefined
  await rm(folder, { recursive: true, force: true })
})

const postmaster = async () =>
  Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

const start = async () => {
  cluster = await embeddedCluster(folder)
  return cluster.databaseUrl('clinics')
}

describe('the embedded Postgres', () => {
  it('is real, keeps what it is given, and starts again after it was killed', async () => {
    const url = await start()
    await query(url, 'create table kept as select 42 as answer')
    process.kill(await postmaster(), 'SIGKILL')
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is adopted where it outlived the process that started it', async () => {
    const script = `import { embeddedCluster } from './cms/database/embedded.ts'
      await embeddedCluster(${JSON.stringify(folder)})
      console.log('started')
      setInterval(() => {}, 1000)`
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        cwd: path.resolve(import.meta.dirname, '..', '..'),
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await once(child.stdout, 'data')
    const pid = await postmaster()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await start()
    expect(await postmaster()).toBe(pid)
  })

  it('starts over where making it was interrupted', async () => {
    await mkdir(path.join(folder, 'postgres.unfinished', 'base'), { recursive: true })
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('listens on the loopback address alone', async () => {
    const [row] = await query(await start(), 'show listen_addresses')
    expect(row).toEqual({ listen_addresses: '127.0.0.1' })
  })
})
