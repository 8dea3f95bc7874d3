import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../../../cms/database/migrate.ts'
import { type Migration, readMigrationFiles } from '../../../cms/database/migration-files.ts'
import { freePort } from '../../support/free-port.ts'
import { query } from '../../support/template.ts'
import { startCaddy } from '../caddy.ts'
import { type Drill, end } from '../drill.ts'
import { inWords, isOnly, READING, startLoad } from '../load.ts'

const PER_SECOND = 100
/** Until Caddy has seen that a process is there. */
const SETTLE_MS = 3_000

const migration = (name: string, statements: string): Migration => ({
  name: `29990101_000000_${name}`,
  up: async ({ db }) => {
    await db.execute(statements)
  },
})

/** Everything about the tables that a migration could change, and which migrations have run. */
const schemaOf = async (url: string): Promise<string> =>
  JSON.stringify(
    await query(
      url,
      `select table_name, column_name, data_type, column_default, is_nullable
       from information_schema.columns where table_schema = 'public'
       union all select 'index', indexname, indexdef, null, null from pg_indexes
         where schemaname = 'public'
       union all select 'migration', name, null, null, null from payload_migrations
       order by 1, 2`,
    ),
  )

/** A migration that fails in the middle. @returns what it says, and whether all is as it was */
const failToMigrate = async (database: string, all: Migration[], round: number) => {
  const before = await schemaOf(database)
  const broken = migration(
    `broken_${round}`,
    `alter table clinics add column first_half_${round} text;
     create index first_half_${round} on clinics (first_half_${round});
     alter table clinics add column name text`,
  )
  const said = await migrate(database, { migrations: [...all, broken] }).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  return { said, isAsBefore: (await schemaOf(database)) === before }
}

/** Two processes that bring the tables up to date at once. @returns how many migrations they ran */
const migrateTwice = async (database: string, all: Migration[], round: number) => {
  const wider = migration(
    `wider_${round}`,
    `alter table clinics add column wider_${round} text;
     alter table listings add column wider_${round} text default '' not null;
     create index wider_${round} on clinics (wider_${round})`,
  )
  const migrations = [...all, wider]
  const runs = await Promise.all([1, 2].map(() => migrate(database, { migrations })))
  return runs.flat().length
}

/** Upgrades as docs/operations.md says, while people use the directory through Caddy. */
export const upgrade: Drill = {
  name: 'upgrade',
  does: `a migration that fails, one that two run at once, the new process started and the old one stopped, under ${PER_SECOND} requests a second`,
  promises: 'no request fails; what failed is undone and says how to go on; two migrate once',
  times: 3,
  run: async (times, stage) => {
    const database = await stage.database()
    const url = `https://localhost:${await freePort()}`
    const ports = [await freePort(), await freePort()]
    const begin = (index: number) =>
      stage.product(database, { PORT: String(ports[index % 2]), PUBLIC_URL: url })
    let old = await begin(0)
    const upstreams = ports.map((port) => `http://127.0.0.1:${port}`)
    const caddy = stage.add(await startCaddy(url, upstreams))
    const all = await readMigrationFiles()
    await wait(SETTLE_MS)
    const load = startLoad(url, READING, PER_SECOND, caddy)
    await wait(1_000)
    const failures: Awaited<ReturnType<typeof failToMigrate>>[] = []
    let ran = 0
    for (let round = 1; round <= times; round++) {
      failures.push(await failToMigrate(database, all, round))
      ran += await migrateTwice(database, all, round)
      // What the old release has written, the new one regenerates before it serves.
      await query(database, "update listings set version = 'of another release'")
      const next = await begin(round)
      await wait(SETTLE_MS)
      await end(old, 'SIGTERM')
      old = next
    }
    await load.stop()
    const undone = failures.filter(({ isAsBefore }) => isAsBefore).length
    return [
      [
        `${times} times: ${inWords(load.tally)}, slowest ${load.slowestMs()} ms`,
        isOnly(load.tally, 200),
      ],
      [
        `failed ones undone ${undone} of ${times}, with the words “${failures[0]?.said}”`,
        undone === times && failures.every(({ said }) => said.includes('npm run migrate again')),
      ],
      [`migrations run by two at once: ${ran} of ${2 * times} tries`, ran === times],
    ]
  },
}
