import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type NamespacedUnregister, register } from 'tsx/esm/api'

/** A step that changes the tables. Migrations are plain SQL: they use nothing but the database. */
export interface Migration {
  name: string
  up: (tools: {
    db: { execute: (statement: SQL | string) => PromiseLike<unknown> }
  }) => Promise<void>
}

const FOLDER = path.resolve(import.meta.dirname, '..', 'migrations')
/** Their names begin with the moment at which they were made. */
const FILE = /^(\d{8}_\d{6}_\w+)\.ts$/

let tsx: NamespacedUnregister | undefined

/** One for all files: each would load the packages that a migration imports once more. */
const importTypeScript = (href: string) => {
  tsx ??= register({ namespace: 'migrations' })
  return tsx.import(href, import.meta.url)
}

/** The names of all migrations of this release, oldest first. */
export const readMigrationNames = async (folder = FOLDER): Promise<string[]> =>
  (await readdir(folder)).flatMap((file) => FILE.exec(file)?.[1] ?? []).sort()

/**
 * All migrations of this release, oldest first. A file is loaded when it is run, even by a
 * process that otherwise runs from its build.
 */
export const readMigrationFiles = async (folder = FOLDER): Promise<Migration[]> => {
  const names = await readMigrationNames(folder)
  return names.map((name) => ({
    name,
    up: async (tools) => {
      const file = pathToFileURL(path.join(folder, `${name}.ts`))
      const migration: Migration = await importTypeScript(file.href)
      await migration.up(tools)
    },
  }))
}
