import { expect, it } from 'vitest'
import {
  type Candidate,
  type ClinicTraits,
  likenessOf,
} from '../../../cms/clinics/duplicates/duplicate-score.ts'
import { nameKinship } from '../../../cms/clinics/duplicates/name-kinship.ts'
import { expectRows } from '../../support/table.ts'

const at = (address: string, city = 'Anderson') => ({ address, city })

it('names are the same if nothing tells them apart, and others if each says something of its own', () => {
  const kinship = ([left, right, place]: [string, string, object?]) =>
    nameKinship({ name: left, ...place }, { name: right, ...place })
  expectRows(kinship, [
    [['Saluda Health Center', 'SALUDA HLTH CTR, INC.'], 'same'],
    [['Saluda Comm Clinic', 'The Saluda Community Clinic'], 'same'],
    [['Saluda Mountian Clinic', 'Saluda Mountain Clinic'], 'same'],
    [['Saluda Health', 'Saluda Health - North Street', at('414 North St')], 'same'],
    [['Saluda Health', 'Saluda Health of Anderson', at('414 North St')], 'same'],
    [['Saluda Health', 'Saluda Health Suite 200'], 'same'],
    [['Saluda Health', 'Saluda Dental Health'], 'more'],
    [['Saluda Health', 'Saluda Health Mobile Unit'], 'more'],
    [['Saluda Medical', 'Saluda Dental'], 'other'],
    [['Mobile Unit 2', 'Mobile Unit 3'], 'other'],
    [['Casa del Sol II', 'Casa del Sol III'], 'other'],
    [['Hartwell Elementary School', 'Hartwell High School'], 'other'],
    [['Health Center', 'Clinic'], 'same'],
  ])
  // Only what both are at says nothing: a branch is often called by its own street.
  const branches = [
    { name: 'Saluda Health at Oak', ...at('1 Oak St') },
    { name: 'Saluda Health at Elm', ...at('9 Elm St') },
  ] as const
  expect(nameKinship(...branches)).toBe('other')
})

const base = { name: 'Saluda Clinic', phone: '864-555-0101', ...at('414 North St') }
const point = { latitude: 34.5, longitude: -82.65 }
const SAME: ClinicTraits = { ...base, point }

const scoreOf = ([left, right, similarity]: [object, object, number?]) => {
  const other: Candidate = { ...SAME, ...right, stateId: 1, similarity: similarity ?? 1 }
  return likenessOf({ ...SAME, ...left, stateId: 1 }, other)?.score
}

it('a pair is likelier the more speaks for it, and less likely for what speaks against it', () => {
  const noPhone = { phone: null }
  const noStreet = { address: null }
  const listed = { listedBy: 'county' }
  expectRows(scoreOf, [
    [[{}, {}], 1],
    [[{}, { name: 'Anderson Free Clinic' }, 0.2], 0.7],
    [[noPhone, noPhone], 0.7],
    [[noPhone, noStreet], 0.55],
    [[{ point: null }, { ...noStreet, point: null }], 0.65],
    // Two rooms, two numbers, two doors.
    [[{ address: '414 North St Ste 1' }, { address: '414 North St Ste 2' }], 0.9],
    [[{}, { phone: '864-555-0199' }], 0.6],
    [[{}, { address: '420 North St' }], 0.5],
    [[{ point: null }, { address: '9 Oak St', point: null }], 0.3],
    // One list has both.
    [[listed, listed], 1],
    [[listed, { ...listed, name: 'Saluda Dental Clinic' }, 0.6], 0.38],
    [[listed, { name: 'Saluda Dental Clinic', listedBy: 'state' }, 0.6], 0.88],
    [[listed, { ...listed, address: '420 North St' }], 0.05],
    // A post office box is no door.
    [
      [
        { address: 'PO Box 12', point: null },
        { address: 'P.O. Box 12', point: null },
      ],
      0.65,
    ],
  ])
})

it('a number that many clinics have says nothing', () => {
  const other: Candidate = { ...SAME, name: 'Else', address: '9 Oak St', stateId: 1, similarity: 0 }
  const likeness = (isShared?: () => boolean) =>
    likenessOf({ ...SAME, stateId: 1 }, other, isShared)
  expect(likeness()?.by).toEqual(['phone', 'near'])
  expect(likeness(() => true)).toBeUndefined()
})
