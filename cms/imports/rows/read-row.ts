import { comparedAddress, comparedPhone } from '../../clinics/index.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { type ClinicFields, type Reading, readClinicFields } from './clinic-fields.ts'
import type { Row } from './read-rows.ts'
import type { References } from './references.ts'

/** A name without what stands in brackets: 'Agape Clinic (First Church)' is 'agape clinic'. */
const comparedName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Earlier {
  line: number
  name: string
  phone: string
}

const streetOf = ({ address, city, state }: ClinicFields) =>
  address ? [state, city.toLowerCase(), comparedAddress(address)].join('|') : undefined

const isOneName = (one: string, other: string) =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)

/** Finds rows of a file that may be about one clinic, though their ids differ. */
const twiceFinder = () => {
  const atStreet = new Map<string, Earlier[]>()
  return (line: number, fields: ClinicFields): string | undefined => {
    const street = streetOf(fields)
    if (!street) return undefined
    const own = { line, name: comparedName(fields.name), phone: comparedPhone(fields.phone ?? '') }
    const others = atStreet.get(street) ?? []
    atStreet.set(street, [...others, own])
    const same = others.find(({ name }) => name === own.name)
    if (same) return `The same name and address as line ${same.line}.`
    const alike = others.find(
      ({ name, phone }) => phone !== '' && phone === own.phone && isOneName(name, own.name),
    )
    return alike && `The same address and telephone number as line ${alike.line}.`
  }
}

/**
 * Reads the rows of one file in order: a row for a clinic that already had one is rejected, and one for a
 * clinic that may have had one is in doubt.
 */
export const rowReader = (mapping: Mapping, references: References) => {
  const seen = new Map<string, number>()
  const findTwice = twiceFinder()
  return (row: Row): Reading => {
    const reading = readClinicFields(row, mapping, references)
    if (reading.kind === 'rejected') return reading
    const { sourceId } = reading.fields
    const { line } = row
    const earlier = seen.get(sourceId)
    if (earlier !== undefined) {
      return { kind: 'rejected', line, sourceId, reason: `the same as line ${earlier}` }
    }
    seen.set(sourceId, line)
    const twice = findTwice(line, reading.fields)
    return twice ? { ...reading, doubts: [twice, ...reading.doubts] } : reading
  }
}
