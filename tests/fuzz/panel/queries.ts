import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { encoded, text, weighted, words } from '../odd-values.ts'

const OPERATORS = words(`
  equals not_equals in not_in all exists greater_than less_than_equal like contains not_like near within
  intersects`)

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

/** What lists and documents can be asked for, and what only resembles that. */
const SETTINGS = words(`
  depth depth[a] limit limit[] page draft trash autosave pagination overrideLock data joins from prefix
  locale fallback-locale fallbackLocale fallbackLocale[] fallbackLocale[a] flattenLocales
  selectedLocales publishSpecificLocale publishAllLocales unpublishAllLocales select select[name]
  select[x][y] populate populate[states][name] where where[] where[id] sort[] sort[a] uploadEdits
  uploadEdits[crop] uploadEdits[crop][x] uploadEdits[focalPoint][x] uploadEdits[widthInPixels]`)
const GIVEN = words(`
  true true false 0 1 2 10 99 -1 1.5 1e9 1e18 99999999999 NaN x null none en es fr all * name
  en&locale=es __proto__ ../ %00 {} { [] {"id":{"equals":1}}`)

const setting = fc
  .tuple(
    fc.constantFrom(...SETTINGS, 'a'.repeat(200)),
    weighted([4, fc.constantFrom(...GIVEN, '')], [1, text.map(encoded)]),
  )
  .map(([name, given]) => `${name}=${given}`)

const sort = (fields: FlattenedField[]) =>
  fc
    .tuple(fc.constantFrom('', '-', '--', ','), fc.oneof(pathOf(fields), text))
    .map(([before, path]) => `sort=${encoded(before + path)}`)

/** A query for a list or a document of these fields. */
export const anyQuery = (fields: FlattenedField[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(condition(fields), setting, sort(fields), text.map(encoded)), { maxLength: 3 })
    .map((parts) => parts.join('&'))
