import type { Locale } from '../../contract/constants.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type UntilEdit, untilEdit } from '../../database/until-edit.ts'

/** What the states are called in a language, by abbreviation; without those that have no name in it. */
export type StateNames = (locale: Locale) => ReadonlyMap<string, string>

interface Row {
  locale: Locale
  abbreviation: string
  name: string
}

const NONE: ReadonlyMap<string, string> = new Map()

const STATEMENT = `
  select _locale as locale, abbreviation, name
  from states join states_locales on _parent_id = states.id where name is not null`

/** The names of the states, as they were after the last edit. */
export const openStateNames = (pool: ReadPool): UntilEdit<StateNames> =>
  untilEdit(async () => {
    const rows = await prepared<Row>(pool, STATEMENT, [])
    const names = new Map<Locale, Map<string, string>>()
    for (const { locale, abbreviation, name } of rows)
      names.set(locale, (names.get(locale) ?? new Map()).set(abbreviation, name))
    return (locale) => names.get(locale) ?? NONE
  })
