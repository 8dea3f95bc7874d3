import { readYesNo } from '../../clinics/index.ts'
import { flagsOf, type Hides, isAbout, isGeneral } from '../mapping/flags.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { Row } from './read-rows.ts'

/** A cell that keeps something from the public. */
export interface Withheld {
  hides: Hides
  column: string
  /** Why, in words: '“Status” is “Inactive”'. */
  because: string
  isUnsure: boolean
}

/** By mapping, since it is the same for each row of a file. */
const known = new WeakMap<Mapping, ReturnType<typeof flagsOf>>()

const flagsIn = (mapping: Mapping) => {
  const flags = known.get(mapping) ?? flagsOf(mapping.flags ?? [])
  known.set(mapping, flags)
  return flags
}

/** What a row wants everybody to know now. */
export const alertsOf = ({ cells }: Row, mapping: Mapping): string[] =>
  flagsIn(mapping)
    .filter(({ isAlert }) => isAlert)
    .flatMap(({ column }) => cells[column]?.trim() || [])

/** Whether a row says outright that its street may be known. */
export const saysStreetIsPublic = ({ cells }: Row, mapping: Mapping): boolean =>
  flagsIn(mapping).some(({ hides, column, says }) => {
    const cell = cells[column] ?? ''
    return hides === 'street' && readYesNo(cell) !== undefined && !says(cell)
  })

/** What a row's flags keep from the public of a clinic and its place. */
export const withheldOf = ({ cells }: Row, mapping: Mapping): Withheld[] =>
  flagsIn(mapping)
    .filter((flag) => flag.says(cells[flag.column] ?? ''))
    .filter(({ hides }) => hides !== 'phone')
    .map(({ hides, column, isUnsure }) => ({
      hides,
      column,
      isUnsure,
      because: `“${column}” is “${cells[column]}”`,
    }))

/** Why a column's number is not for the public; general if all numbers of the row aren't. */
export const withheldNumber = (
  { cells }: Row,
  mapping: Mapping,
  column: string,
): { because: string; isGeneral: boolean } | undefined => {
  const stated = flagsIn(mapping).filter(
    (flag) =>
      flag.hides === 'phone' && flag.says(cells[flag.column] ?? '') && isAbout(flag, column),
  )
  const flag = stated.find((one) => !isGeneral(one)) ?? stated[0]
  return (
    flag && {
      because: `“${flag.column}” is “${cells[flag.column]}”`,
      isGeneral: isGeneral(flag),
    }
  )
}
