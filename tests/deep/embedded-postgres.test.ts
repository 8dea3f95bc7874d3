import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedCluster, embeddedCluster } from '../../cms/database/embedded.ts'
import { query } from '../support/template.ts'
import { testFolder } from '../support/test-folder.ts'

let folder: string
let cluster: EmbeddedCluster | undefined
beforeEach(async () => {
  folder = await testFolder()
})
afterEach(async () => {
  await cluster?.stop()
  cluster = undefined
})

const postmaster = async () =>
  Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

const start = async () => {
  cluster = await embeddedCluster(folder)
  return cluster.databaseUrl('clinics')
}

describe('the embedded Postgres', () => {
  it('is real, listens on the loopback alone, and starts again with its data after it was killed', async () => {
    const url = await start()
    await query(url, 'create table kept as select 42 as answer')
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    process.kill(await postmaster(), 'SIGKILL')
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is adopted if it outlived the process that started it', async () => {
    const script = `import { embeddedCluster } from './cms/database/embedded.ts'
      await embeddedCluster(${JSON.stringify(folder)})
      console.log('started')
      setInterval(() => {}, 1000)`
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: path.resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    const pid = await postmaster()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await start()
    expect(await postmaster()).toBe(pid)
  })

  it('starts over if its creation was interrupted', async () => {
    await mkdir(path.join(folder, 'postgres.unfinished', 'base'), { recursive: true })
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is restarted on its port after it died, even if two processes watch over it', async () => {
    const url = await start()
    const said: string[] = []
    cluster?.keepRunning((line) => said.push(line))
    const second = await embeddedCluster(folder)
    second.keepRunning(() => undefined)
    await query(url, 'create table kept as select 42 as answer')
    process.kill(await postmaster(), 'SIGKILL')
    const kept = () => query(url, 'select answer from kept').catch(() => 'not yet')
    await expect.poll(kept, { timeout: 20_000 }).toEqual([{ answer: 42 }])
    await expect.poll(() => said).toHaveLength(2)
    await second.stop()
  })

  it('stays stopped if somebody stopped it properly', async () => {
    const url = await start()
    cluster?.keepRunning(() => undefined)
    await expect(query(url, 'select 1')).resolves.toHaveLength(1)
    await (await embeddedCluster(folder)).stop()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })
})
