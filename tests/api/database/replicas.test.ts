import type { Payload } from 'payload'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openReadPool } from '../../../cms/database/read-pool.ts'
import { openReplicas, type Replicas } from '../../../cms/database/replicas.ts'
import { startWithStandby } from '../../support/standby.ts'
import { query } from '../../support/template.ts'

const payload = { logger: { info: () => undefined } } as unknown as Payload

let servers: Awaited<ReturnType<typeof startWithStandby>>
let primary: pg.Pool
let replicas: Replicas
beforeAll(async () => {
  servers = await startWithStandby()
  await query(servers.url, "create table clinics as select 'Loop Clinic' as name")
  primary = openReadPool(servers.url, payload)
  replicas = openReplicas(primary, [servers.standbyUrl], payload)
})
afterAll(async () => {
  await replicas?.close()
  await primary?.end()
  await servers?.stop()
})

/** The clinic's name, and which server said so. */
const ask = async () => {
  const { rows } = await replicas.pool.query(
    'select name, pg_is_in_recovery() as "isReplica" from clinics',
  )
  return rows[0]
}

/** An edit, and that this process hears of it. */
const rename = async (name: string) => {
  await query(servers.url, `update clinics set name = '${name}'`)
  replicas.heard()
}

beforeEach(async () => {
  await query(servers.standbyUrl, 'select pg_wal_replay_resume()')
  await rename('Loop Clinic')
  await expect.poll(() => replicas.counts().current).toBe(1)
})

describe('with a replica', () => {
  it('reads are answered by it', async () => {
    expect(await ask()).toEqual({ name: 'Loop Clinic', isReplica: true })
  })

  it('reads right after an edit see it, even if the replica is far behind', async () => {
    await query(servers.standbyUrl, 'select pg_wal_replay_pause()')
    await rename('River Clinic')
    for (let count = 0; count < 20; count++)
      expect(await ask()).toEqual({ name: 'River Clinic', isReplica: false })
    expect(await query(servers.standbyUrl, 'select name from clinics')).toEqual([
      { name: 'Loop Clinic' },
    ])
    await query(servers.standbyUrl, 'select pg_wal_replay_resume()')
    await expect.poll(ask).toEqual({ name: 'River Clinic', isReplica: true })
  })

  it('a query that the replica has to give up is answered by the primary', async () => {
    await query(servers.standbyUrl, 'alter system set max_standby_streaming_delay = 0')
    await query(servers.standbyUrl, 'select pg_reload_conf()')
    const slow = replicas.pool.query('select name, pg_sleep(2) from clinics')
    await query(servers.url, "update clinics set name = 'Gone'")
    await query(servers.url, 'vacuum (full) clinics')
    expect((await slow).rows[0].name).toBe('Gone')
  })

  it('a faulty query fails once, and the replica stays in use', async () => {
    await expect(replicas.pool.query('select nothing from nowhere')).rejects.toThrow('nowhere')
    expect(replicas.counts().current).toBe(1)
  })
})

describe('once a server is away', () => {
  it('reads go on from the replica, current or not, while the primary is', async () => {
    await query(servers.standbyUrl, 'select pg_wal_replay_pause()')
    await rename('Lake Clinic')
    await servers.stopPrimary()
    await expect(ask()).rejects.toThrow()
    replicas.lost()
    expect(await ask()).toEqual({ name: 'Loop Clinic', isReplica: true })
  })
})
