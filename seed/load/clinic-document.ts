import { randomBytes } from 'node:crypto'
import { factsOfKind } from '@healthcare-for-all/cms/contract'
import { WRITTEN_FIELDS } from '../sample/clinic-texts.ts'
import type { SampleClinic } from '../sample-clinics.ts'

const yesNo = (value: boolean | null) => {
  if (value === null) return null
  return value ? 'yes' : 'no'
}

/** Rows of a list have ids of 24 hexadecimal digits. */
const rowId = () => randomBytes(12).toString('hex')

/**
 * A sample clinic as the database stores it: published, in both languages together.
 * @param state id of its jurisdiction
 */
export const clinicDocument = ({ spanish, ...clinic }: SampleClinic, state: number) => ({
  ...clinic,
  ...Object.fromEntries(
    WRITTEN_FIELDS.map((name) => [
      name,
      spanish ? { en: clinic[name], es: spanish[name] } : { en: clinic[name] },
    ]),
  ),
  state,
  phones: clinic.phones.map((row) => ({ ...row, id: rowId() })),
  openingHours: clinic.openingHours.map((row) => ({ ...row, id: rowId() })),
  ...Object.fromEntries(factsOfKind('yesNo').map((name) => [name, yesNo(clinic[name])])),
  _status: 'published',
})
