import pg from 'pg'
import { type ZipTowns, zipTowns } from '../../places/index.ts'
import { lexiconsOf } from '../../vocabulary/index.ts'
import { fileOnDisk, type SourceFile } from '../file/source-file.ts'
import { guessMapping } from '../mapping/guess-mapping.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { readClinicFields } from '../rows/clinic-fields.ts'
import { type Beginning, type ChosenTable, type Row, readBeginning } from '../rows/read-rows.ts'
import type { NamedReferences, References } from '../rows/references.ts'
import { type LookedThrough, lookThrough, stagedRows } from './stage-rows.ts'

/** What rows refer to; the towns are read from the database. */
type Known = NamedReferences & { databaseUrl: string }

/** The towns are many, so that they are read once. */
const townsReader = () => {
  let towns: Promise<ZipTowns> | undefined
  const read = async (databaseUrl: string) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    return zipTowns(pool).finally(() => pool.end())
  }
  return (databaseUrl: string): Promise<ZipTowns> => {
    towns ??= read(databaseUrl).catch((error) => {
      towns = undefined
      throw error
    })
    return towns
  }
}

/** What the process that reads files does for the one that serves. */
export const readingTasks = () => {
  const townsIn = townsReader()
  const withTowns = async ({ databaseUrl, words, ...named }: Known): Promise<References> => ({
    ...named,
    lexicons: lexiconsOf(words),
    towns: await townsIn(databaseUrl),
  })
  let opened: { file: SourceFile; looked: LookedThrough } | undefined
  let rows: AsyncGenerator<string> | undefined
  return {
    beginning: ({ path, ...chosen }: { path: string } & ChosenTable) =>
      readBeginning(fileOnDisk(path), chosen),

    guessMapping: async (input: { source: string; beginning: Beginning; databaseUrl: string }) =>
      guessMapping(input.source, input.beginning, await townsIn(input.databaseUrl)),

    /** Reads a file to its end. */
    lookThrough: async ({ path, mapping }: { path: string; mapping: Mapping }) => {
      const file = fileOnDisk(path)
      const looked = await lookThrough(file, mapping)
      opened = { file, looked }
      return looked
    },

    /** Begins the file that was looked through again. */
    openRows: async (known: Known) => {
      if (!opened) throw new Error('No file was looked through')
      const { file, looked } = opened
      rows = stagedRows(file, looked, await withTowns(known))
    },

    /** Its next rows, as JSON; undefined at its end. */
    nextRows: async (_: object): Promise<string | undefined> => {
      const next = await rows?.next()
      return next?.done ? undefined : next?.value
    },

    /** Reads stored rows again. */
    readRows: async (input: Known & { rows: readonly Row[]; mapping: Mapping }) => {
      const { rows, mapping, ...known } = input
      const references = await withTowns(known)
      return rows.map((row) => readClinicFields(row, mapping, references))
    },
  }
}

type Tasks = ReturnType<typeof readingTasks>
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
