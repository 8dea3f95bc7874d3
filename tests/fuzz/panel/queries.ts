import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { encoded, text, weighted } from '../odd-values.ts'

const OPERATORS =
  'equals not_equals in not_in all exists greater_than less_than_equal like contains not_like near within intersects'.split(
    ' ',
  )

const value = fc.oneof(
  text,
  fc.constantFrom('1', 'true', 'null', '2026-01-01', 'draft', '1,2', 'x,y,z', 'published'),
)

/** Names of fields, also of those behind relationships, and of none. */
const pathOf = (fields: FlattenedField[]) =>
  fc
    .tuple(
      fc.constantFrom('id', 'createdAt', '_status', ...fields.map(({ name }) => name)),
      fc.constantFrom('', '', '', '', '.id', '.name', '.email', '.0', '.value', '.x.y', '__x'),
    )
    .map((parts) => parts.join(''))

const WHERE = ['where', 'where', 'where[or][0]', 'where[and][0][or][1]', 'where[or]', 'joins']

const condition = (fields: FlattenedField[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...WHERE),
      weighted([5, pathOf(fields)], [1, text]),
      weighted([5, fc.constantFrom(...OPERATORS)], [1, text]),
      fc.constantFrom('', '', '', '[]', '[0]', '[x]'),
      value,
    )
    .map(
      ([where, path, operator, more, given]) =>
        `${where}[${encoded(path)}][${encoded(operator)}]${more}=${encoded(given)}`,
    )

const SETTINGS: readonly [name: string, values: readonly string[]][] = [
  ['depth', ['0', '1', '3', '-1', '99', 'x', '1.5', '1e9', '']],
  ['limit', ['0', '1', '10', '-1', '1.5', '1e9', '99999999999', 'x', 'NaN', '']],
  ['page', ['1', '0', '-1', '2', '1.5', '1e18', 'x', '9999999999999999']],
  ['locale', ['en', 'es', 'all', '*', 'fr', '', 'en&locale=es', '__proto__', '%00']],
  ['fallback-locale', ['en', 'none', 'null', 'fr', 'false', '%00']],
  ['fallbackLocale', ['en', 'none', 'x']],
  ['fallbackLocale[]', ['en', 'x']],
  ['fallbackLocale[a]', ['en']],
  ['draft', ['true', 'false', 'x', '']],
  ['trash', ['true', 'false', 'x']],
  ['autosave', ['true', 'false', 'x']],
  ['pagination', ['true', 'false', 'x']],
  ['publishSpecificLocale', ['en', 'fr', 'x', '__proto__']],
  ['publishAllLocales', ['true', 'x']],
  ['unpublishAllLocales', ['true', 'x']],
  ['flattenLocales', ['false', 'x']],
  ['overrideLock', ['false', 'true', 'x']],
  ['select[name]', ['true', 'false', 'x', '']],
  ['select[x][y]', ['true']],
  ['select', ['x', '']],
  ['populate', ['x', '{}']],
  ['populate[states][name]', ['true', 'x']],
  ['joins', ['false', 'x', '{}']],
  ['where', ['x', '{}', '{"id":{"equals":1}}', '{', '[]', 'null', '1', '']],
  ['where[]', ['x']],
  ['where[id]', ['x', '1']],
  ['data', ['{', '{}', 'null', '1', 'x']],
  ['depth[a]', ['1']],
  ['limit[]', ['1', 'x']],
  ['sort[]', ['name', 'x']],
  ['sort[a]', ['name']],
  ['selectedLocales', ['en', 'x']],
  ['from', ['1', 'x', '99999999999']],
  ['prefix', ['x', '../', '%00']],
  ['uploadEdits', ['x', '']],
  ['uploadEdits[crop]', ['x']],
  ['uploadEdits[crop][x]', ['x', '-1', '1e9']],
  ['uploadEdits[focalPoint][x]', ['x', '50']],
  ['uploadEdits[widthInPixels]', ['x', '0', '1e9']],
  ['a'.repeat(200), ['1']],
]

const setting = fc
  .constantFrom(...SETTINGS)
  .chain(([name, values]) =>
    weighted([4, fc.constantFrom(...values)], [1, text.map(encoded)]).map(
      (given) => `${name}=${given}`,
    ),
  )

const sort = (fields: FlattenedField[]) =>
  fc
    .tuple(fc.constantFrom('', '-', '--', ','), fc.oneof(pathOf(fields), text))
    .map(([before, path]) => `sort=${encoded(before + path)}`)

/** A query for a list or a document of these fields. */
export const anyQuery = (fields: FlattenedField[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(condition(fields), setting, sort(fields), text.map(encoded)), { maxLength: 3 })
    .map((parts) => parts.join('&'))
