import { expect, it } from 'vitest'
import { tidyAddress, tidyName, unsureParts } from '../../../cms/clinics/tidy/name.ts'
import { splitAddress } from '../../../cms/clinics/tidy/split-address.ts'
import { readYesNo } from '../../../cms/clinics/tidy/yes-no.ts'
import { tidyZipCode } from '../../../cms/clinics/tidy/zip-code.ts'
import { tidyCoordinates } from '../../../cms/places/coordinates.ts'
import { expectRows } from '../../support/table.ts'

it('names in capitals become names as people write them, and what is unsure stays', () => {
  expectRows(tidyName, [
    ['SOUTHERN REGION COMM HEALTH CTR', 'Southern Region Community Health Center'],
    ['Mary Isaak Homeless Shelter  Clinic', 'Mary Isaak Homeless Shelter Clinic'],
    ["O'BRIEN FAMILY CLINIC OF THE VALLEY", "O'Brien Family Clinic of the Valley"],
    ['CLÍNICA DE SALUD', 'Clínica de Salud'],
    ['WINSTON-SALEM CLINIC', 'Winston-Salem Clinic'],
    ['MACON AND MCALLEN HLTH CTR', 'Macon and McAllen Health Center'],
    ['1ST STREET CLINIC', '1st Street Clinic'],
    ['ST.MARY CLINIC', 'St.Mary Clinic'],
    ['MACQUEEN-KCHC CLINIC', 'MACQUEEN-KCHC Clinic'],
  ])
  expect(unsureParts('MACQUEEN KCHC CLINIC')).toEqual(['MACQUEEN', 'KCHC'])
  expect(unsureParts('MacQueen KCHC Clinic')).toEqual([])
  expectRows(tidyAddress, [
    ['1400 MILL ST NW', '1400 Mill St NW'],
    ['12 MCKINLEY BLVD STE B', '12 McKinley Blvd Ste B'],
    ['', ''],
  ])
})

it('ZIP codes and points have one form, or are left out', () => {
  expectRows(tidyZipCode, [
    ['02139', '02139'],
    ['501', '00501'],
    ['2139.0', '02139'],
    ['02139.00', '02139'],
    ['02139-4307', '02139'],
    ['02139 4307', '02139'],
    ['021394307', '02139'],
    ['00000', undefined],
    ['O2139', undefined],
    ['139', undefined],
    ['see below', undefined],
  ])
  expectRows(tidyCoordinates, [
    ['38.2', '-122.6', { latitude: 38.2, longitude: -122.6 }],
    ['0', '0', undefined],
    ['91', '181', undefined],
  ])
})

it('yes, no and unknown are told apart', () => {
  const wordsFor: [meaning: boolean | 'open' | undefined, words: string[]][] = [
    [true, ['Yes', 'Y', 'true', 'T', '1', 'X', 'x', 'Free', 'sí', 'Si', 'SÍ.']],
    [false, ['No', 'N', 'false', 'F', '0', 'no.']],
    ['open', ['Unknown', 'n/a', '-']],
    [undefined, ['maybe', 'Tuesdays', '2', 'sliding scale']],
  ]
  for (const [meaning, words] of wordsFor)
    expect(words.filter((word) => readYesNo(word) !== meaning)).toEqual([])
})

it('a whole address in one text is taken apart where that is clear', () => {
  const towns: Record<string, string> = { '62701': 'Springfield', '63366': 'O Fallon' }
  const parts = (text: string) => {
    const found = splitAddress(text, (zip) => towns[zip])
    return found && [found.address, found.city, found.state, found.zipCode]
  }
  expectRows(parts, [
    ['123 Main St, Springfield, IL 62701', ['123 Main St', 'Springfield', 'IL', '62701']],
    ['1 Main St, Suite 4, Springfield, Illinois', ['1 Main St, Suite 4', 'Springfield', 'IL', '']],
    ['1 Main St, Springfield IL 62701-1234, USA', ['1 Main St', 'Springfield', 'IL', '62701-1234']],
    ['123 Main St Springfield IL 62701', ['123 Main St', 'Springfield', 'IL', '62701']],
    ["9 Elm Ave O'Fallon, MO 63366", ['9 Elm Ave', "O'Fallon", 'MO', '63366']],
    ['1 Broadway\nNew York, New York 10004', ['1 Broadway', 'New York', 'NY', '10004']],
    ['Springfield, IL', ['', 'Springfield', 'IL', '']],
    ['123 Main St Springfield IL', undefined],
    ['5 Hill Rd, Suite 4, IL', undefined],
    ['', undefined],
  ])
})
