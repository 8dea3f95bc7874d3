import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { embeddedCluster } from '../../../cms/database/embedded.ts'
import { payloadSecret } from '../../../cms/database/open.ts'
import { reachDatabase, refuseUnfit } from '../../../cms/database/reach.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'
import { testCluster } from '../../support/test-cluster.ts'
import { testFolder } from '../../support/test-folder.ts'

it('A database that can’t be used says in one line why, and what to do', async () => {
  const admin = await (await testCluster()).databaseUrl('postgres')
  const name = `test_ascii_${process.pid}`
  await query(admin, `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`)
  const at = (changes: Partial<URL>) => Object.assign(new URL(admin), changes).href
  const faults: [url: string, fault: RegExp][] = [
    [at({ password: 'wrong' }), /can't be reached: User or password is wrong\. Correct them; /],
    [at({ username: 'nobody' }), /can't be reached: User or password is wrong\. /],
    [at({ pathname: '/none' }), /\/none can't be reached: It has no database of that name\. /],
    [at({ pathname: `/${name}` }), /can't be used: Its encoding is SQL_ASCII\. Create it anew /],
  ]
  for (const [url, fault] of faults) {
    // In one line.
    const whole = new RegExp(`^[^\\n]*${fault.source}[^\\n]*$`)
    await expect(reachDatabase(url)).rejects.toThrow(whole)
  }
  await reachDatabase(admin)
  const started = await runCommand('start', [], { DATABASE_URL: at({ port: '9' }) })
  expect(started.code).toBe(1)
  expect(started.errors).toMatch(/^The database at \S+:9\/postgres can't be reached: .+\n$/)
  const rows = [{ number: 140_012, version: '14.12', encoding: 'UTF8' }]
  const refused = 'It is Postgres 14.12. The product needs 15 or later.'
  await expect(refuseUnfit({ query: async () => ({ rows }) })).rejects.toThrow(refused)
  await query(admin, `drop database ${name}`)
})

it('An embedded database that can’t be opened says at once in one line why', async () => {
  const dataDir = await testFolder()
  await chmod(dataDir, 0o755)
  const faultOf = () =>
    embeddedCluster(dataDir).then(
      () => 'none',
      ({ message }: Error) => message.replaceAll(dataDir, ''),
    )
  const password = path.join(dataDir, 'postgres-password')
  const version = path.join(dataDir, 'postgres', 'PG_VERSION')
  const cluster = await embeddedCluster(dataDir, ['fsync=off'])
  const right = await readFile(password, 'utf8')
  await writeFile(password, 'wrong')
  expect(await faultOf()).toMatch(
    /^The password in \/postgres-password is not that of the database/,
  )
  await writeFile(password, '\n')
  expect(await faultOf()).toMatch(/^\/postgres-password is empty, .+ Put it back as it was\.$/)
  await writeFile(password, right)
  await cluster.stop()
  const made = await readFile(version, 'utf8')
  await writeFile(version, '9.6\n')
  expect(await faultOf()).toMatch(/^Postgres did not start: .+ incompatible .+version 9\.6/)
  await writeFile(version, made)
  await chmod(path.join(dataDir, 'postgres'), 0o777)
  expect(await faultOf()).toMatch(/^Postgres did not start: .+ has invalid permissions/)
  await chmod(path.join(dataDir, 'postgres'), 0o700)
  await (await embeddedCluster(dataDir)).stop()
})

it('An empty file of the secret is not replaced by another secret', async () => {
  const dataDir = await testFolder()
  await writeFile(path.join(dataDir, 'payload-secret'), ' \n')
  await expect(payloadSecret({ DATA_DIR: dataDir })).rejects.toThrow(
    /payload-secret is empty, .+ or remove it to get a new one: people then sign in again/,
  )
})
