import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { CONTRACTIONS } from './contractions.ts'

/** What a process of the earlier release could trip over. */
const TAKES_AWAY = [
  /\bDROP\s+(?!NOT\s+NULL\b)/i,
  /\bRENAME\b/i,
  /\bALTER\s+COLUMN\b.*\b(SET\s+NOT\s+NULL|(SET\s+DATA\s+)?TYPE)\b/is,
  /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/is,
  /\b(TRUNCATE|DELETE)\b(?!\s+(set null|cascade|no action|restrict|set default))/i,
]

/** What `up` of a migration has in its SQL templates, statement by statement. */
const statementsOf = (text: string): string[] => {
  const [, up = ''] = /function up\b([\s\S]*?)(?:export async function down|$)/.exec(text) ?? []
  const templates = [...up.matchAll(/sql`([\s\S]*?)`/g)].map(([, template = '']) => template)
  return templates
    .join(';')
    .split(';')
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Foreign keys say what happens ON DELETE and ON UPDATE. */
const withoutReferences = (statement: string) =>
  statement.replaceAll(/ON (DELETE|UPDATE) (set null|cascade|no action|restrict)/gi, '')

const takesAway = (statement: string): boolean =>
  TAKES_AWAY.some((pattern) => pattern.test(withoutReferences(statement)))

const folder = path.join(root, 'cms', 'migrations')
const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file))
const migrations = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
)

describe('every migration', () => {
  it('only adds, so that the earlier release can go on serving', () => {
    const found = migrations.flatMap(({ file, text }) =>
      statementsOf(text)
        .filter(takesAway)
        .map((statement) => `${file}: ${statement}`),
    )
    expect(migrations.length).toBeGreaterThan(5)
    expect(found.filter((line) => !(line in CONTRACTIONS))).toEqual([])
    expect(Object.keys(CONTRACTIONS).filter((line) => !found.includes(line))).toEqual([])
  })

  it('is plain SQL, since a restore runs it before Payload can work', () => {
    const others = migrations.filter(({ text }) =>
      /\b(payload|req)\.|\{[^{}]*\breq\b[^{}]*\}\s*\)/.test(
        text.slice(text.indexOf('{', text.indexOf('MigrateUpArgs)'))),
      ),
    )
    expect(others.map(({ file }) => file)).toEqual([])
  })
})

it.each([
  'DROP TABLE "clinics" CASCADE',
  'ALTER TABLE "clinics" DROP COLUMN "phone"',
  'DROP INDEX "clinics_point"',
  'ALTER TABLE "clinics" RENAME COLUMN "phone" TO "telephone"',
  'ALTER TABLE "clinics" ALTER COLUMN "phone" SET NOT NULL',
  'ALTER TABLE "clinics" ALTER COLUMN "phone" SET DATA TYPE integer',
  'ALTER TABLE "clinics" ADD COLUMN "owner" text NOT NULL',
  'DELETE FROM "clinics"',
])('%s takes something away', (statement) => {
  expect(takesAway(statement)).toBe(true)
})

it.each([
  'ALTER TABLE "clinics" ADD COLUMN "owner" text',
  `ALTER TABLE "listings" ADD COLUMN "version" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "clinics" ALTER COLUMN "phone" DROP NOT NULL',
  'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "public"."d"("id") ON DELETE set null ON UPDATE no action',
])('%s only adds', (statement) => {
  expect(takesAway(statement)).toBe(false)
})
