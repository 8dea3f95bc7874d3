import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { openReadPool } from '../../../cms/database/read-pool.ts'
import { openReplicas } from '../../../cms/database/replicas.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { startWithStandby } from '../../support/standby.ts'
import { query } from '../../support/template.ts'

const payload = { logger: { info: () => undefined } } as unknown as Payload

const servers = await startWithStandby()
cleanUp(servers.stop)
await query(servers.url, "create table clinics as select 'Loop Clinic' as name")
const primary = openReadPool(servers.url, payload)
cleanUp(() => primary.end())
const replicas = openReplicas(primary, [servers.standbyUrl], payload)
cleanUp(replicas.close)
replicas.heard()

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

it('reads are answered by a replica, but right after an edit by the primary if it is far behind', async () => {
  await expect.poll(ask).toEqual({ name: 'Loop Clinic', isReplica: true })
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

it('a faulty query fails once, and one that the replica has to give up is answered by the primary', async () => {
  await expect(replicas.pool.query('select nothing from nowhere')).rejects.toThrow('nowhere')
  expect(replicas.counts().current).toBe(1)
  await query(servers.standbyUrl, 'alter system set max_standby_streaming_delay = 0')
  await query(servers.standbyUrl, 'select pg_reload_conf()')
  const slow = replicas.pool.query('select name, pg_sleep(2) from clinics')
  await query(servers.url, "update clinics set name = 'Gone'")
  await query(servers.url, 'vacuum (full) clinics')
  expect((await slow).rows[0].name).toBe('Gone')
})

it('reads go on from the replica, current or not, while the primary is away', async () => {
  await rename('Loop Clinic')
  await expect.poll(ask).toEqual({ name: 'Loop Clinic', isReplica: true })
  await query(servers.standbyUrl, 'select pg_wal_replay_pause()')
  await rename('Lake Clinic')
  await servers.stopPrimary()
  await expect(ask()).rejects.toThrow()
  replicas.lost()
  expect(await ask()).toEqual({ name: 'Loop Clinic', isReplica: true })
})
