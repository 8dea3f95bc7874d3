import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCKS } from '../../../cms/database/locks.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url)
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const ask = async (path: string) => {
  const response = await fetch(product.url + path)
  return { status: response.status, body: await response.json() }
}

it('a process says that it is alive', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } })
})

it('a process says that it is ready, and why', async () => {
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', database: true, migrations: true, listings: true, serving: true },
  })
})

it('a process says that it is not ready for a database that another version has not migrated', async () => {
  const { rows } = await database.pool.query(
    'delete from payload_migrations where id = (select max(id) from payload_migrations) returning name, batch',
  )
  await expect
    .poll(() => ask('/readyz'), { timeout: 5_000 })
    .toMatchObject({
      status: 503,
      body: { status: 'not ready', database: true, migrations: false },
    })
  const [{ name, batch }] = rows
  await database.pool.query('insert into payload_migrations (name, batch) values ($1, $2)', [
    name,
    batch,
  ])
  await expect.poll(() => ask('/readyz'), { timeout: 5_000 }).toMatchObject({ status: 200 })
})

it('a process says that it is not ready while an earlier release’s listing is left', async () => {
  const one = 'where clinic_id = (select min(clinic_id) from listings)'
  // Nobody regenerates it meanwhile.
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock($1)', [LOCKS.updatingListings])
  const { rows } = await other.query(`select version from listings ${one}`)
  await other.query(`update listings set version = 'of an earlier release' ${one}`)
  await expect
    .poll(() => ask('/readyz'), { timeout: 5_000 })
    .toMatchObject({ status: 503, body: { migrations: true, listings: false } })
  await other.query(`update listings set version = $1 ${one}`, [rows[0].version])
  await expect.poll(() => ask('/readyz'), { timeout: 5_000 }).toMatchObject({ status: 200 })
  other.release(true)
})
