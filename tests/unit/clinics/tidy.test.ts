import { expect, it } from 'vitest'
import { tidyAddress, tidyName, unsureParts } from '../../../cms/clinics/tidy/name.ts'
import { tidyPhone } from '../../../cms/clinics/tidy/phone.ts'
import { splitAddress } from '../../../cms/clinics/tidy/split-address.ts'
import { tidyWebAddress } from '../../../cms/clinics/tidy/web-address.ts'
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

it('numbers, web addresses, ZIP codes and points have one form, or are left out', () => {
  const phone = (number: string, phoneExtension: string | null = null) => ({
    phone: number,
    phoneExtension,
  })
  expectRows(tidyPhone, [
    ['541-484-4800 x54134', 'OR', phone('541-484-4800', '54134')],
    ['1.541.484.4800 ext. 7', 'OR', phone('541-484-4800', '7')],
    ['5414844800', 'OR', phone('541-484-4800')],
    ['320-2213', 'FM', phone('+691 320 2213')],
    ['000-000-0000', 'OR', undefined],
  ])
  expectRows(tidyWebAddress, [
    ['www.example.org', 'http://www.example.org'],
    ['https://example.org/clinic', 'https://example.org/clinic'],
    ['none', undefined],
    ['javascript:alert(1)', undefined],
  ])
  expectRows(tidyZipCode, [
    ['94952-3388', '94952'],
    ['501', '00501'],
    ['abc', undefined],
    ['9495', '09495'],
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
