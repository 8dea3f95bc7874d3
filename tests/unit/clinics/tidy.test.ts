import { describe, expect, it } from 'vitest'
import { tidyCoordinates } from '../../../cms/clinics/tidy/coordinates.ts'
import { tidyAddress, tidyName, unsureParts } from '../../../cms/clinics/tidy/name.ts'
import { tidyPhone } from '../../../cms/clinics/tidy/phone.ts'
import { tidyWebAddress } from '../../../cms/clinics/tidy/web-address.ts'
import { tidyZipCode } from '../../../cms/clinics/tidy/zip-code.ts'

describe('names', () => {
  it.each([
    ['SOUTHERN REGION COMM HEALTH CTR', 'Southern Region Community Health Center'],
    ['KCHC - Kaman II Clinic', 'KCHC - Kaman II Clinic'],
    ['Mary Isaak Homeless Shelter  Clinic', 'Mary Isaak Homeless Shelter Clinic'],
    ["O'BRIEN FAMILY CLINIC OF THE VALLEY", "O'Brien Family Clinic of the Valley"],
    ["ST. MARY'S HLTH SVCS", "St. Mary's Health Services"],
    ['YMCA CLINIC II', 'YMCA Clinic II'],
    ['CLÍNICA DE SALUD', 'Clínica de Salud'],
    ['WINSTON-SALEM CLINIC', 'Winston-Salem Clinic'],
    ['MCALLISTER CLINIC', 'McAllister Clinic'],
    ["MCDONALD'S HOUSE", "McDonald's House"],
    ['MACARTHUR / OBRIEN CLINIC', "MacArthur / O'Brien Clinic"],
    ['MACON AND MCALLEN HLTH CTR', 'Macon and McAllen Health Center'],
    ['OPEN DOOR OF OMAHA', 'Open Door of Omaha'],
    ['1ST STREET CLINIC', '1st Street Clinic'],
    ['ST.MARY CLINIC', 'St.Mary Clinic'],
    ['MCSD CLINIC', 'MCSD Clinic'],
    ['MACQUEEN-KCHC CLINIC', 'MACQUEEN-KCHC Clinic'],
  ])('%s', (text, tidy) => expect(tidyName(text)).toBe(tidy))

  it('have a list of the parts that are unsure and stay in capitals', () => {
    expect(unsureParts('MACQUEEN KCHC CLINIC')).toEqual(['MACQUEEN', 'KCHC'])
    expect(unsureParts('MacQueen KCHC Clinic')).toEqual([])
  })
})

describe('street addresses', () => {
  it.each([
    ['1400 MILL ST NW', '1400 Mill St NW'],
    ['105 Whitehall Dr # 109-114', '105 Whitehall Dr # 109-114'],
    ['85-180 ALA AKAU ST', '85-180 Ala Akau St'],
    ['12 MCKINLEY BLVD STE B', '12 McKinley Blvd Ste B'],
    ['', ''],
  ])('%s', (text, tidy) => expect(tidyAddress(text)).toBe(tidy))
})

describe('telephone numbers', () => {
  it.each([
    ['541-484-4800 x54134', 'OR', { phone: '541-484-4800', phoneExtension: '54134' }],
    ['(541) 484-4800', 'OR', { phone: '541-484-4800', phoneExtension: null }],
    ['1.541.484.4800 ext. 7', 'OR', { phone: '541-484-4800', phoneExtension: '7' }],
    ['5414844800', 'OR', { phone: '541-484-4800', phoneExtension: null }],
    ['671-828-7501', 'GU', { phone: '671-828-7501', phoneExtension: null }],
    ['320-2213', 'FM', { phone: '+691 320 2213', phoneExtension: null }],
    ['123', 'OR', undefined],
    ['000-000-0000', 'OR', undefined],
    ['call us', 'OR', undefined],
  ])('%s', (text, state, tidy) => expect(tidyPhone(text, state)).toEqual(tidy))
})

describe('web addresses', () => {
  it.each([
    ['www.example.org', 'http://www.example.org'],
    ['https://example.org/clinic', 'https://example.org/clinic'],
    ['example.org/', 'http://example.org'],
    ['none', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (text, tidy) => expect(tidyWebAddress(text)).toBe(tidy))
})

describe('ZIP codes', () => {
  it.each([
    ['94952-3388', '94952'],
    ['949523388', '94952'],
    ['94952', '94952'],
    ['501', '00501'],
    ['abc', undefined],
    ['9495', '09495'],
  ])('%s', (text, tidy) => expect(tidyZipCode(text)).toBe(tidy))
})

describe('points', () => {
  it.each([
    ['38.2', '-122.6', { latitude: 38.2, longitude: -122.6 }],
    ['0', '0', undefined],
    ['', '-122.6', undefined],
    ['91', '0', undefined],
    ['north', 'west', undefined],
  ])('%s, %s', (latitude, longitude, tidy) =>
    expect(tidyCoordinates(latitude, longitude)).toEqual(tidy),
  )
})
