import { expect, it } from 'vitest'
import { flagsOf } from '../../../cms/imports/mapping/flags.ts'
import { nameBefore, nameSays } from '../../../cms/imports/rows/name-says.ts'

/** Columns, and a cell that keeps something from the public; then cells that don't. */
const FLAGS: [column: string, hides: string, cells: string[], others: string[]][] = [
  [
    'Status',
    'row',
    ['Inactive', 'CLOSED', 'Temporarily closed', 'Deleted', 'Pending review', 'I'],
    ['Active', '', 'Open', 'A'],
  ],
  // Hidden in its workbook.
  ['Status (hidden)', 'row', ['Closed'], ['Active']],
  ['AgencyStatus', 'row', ['Inactive', 'Out of business'], ['Active', 'Active, But Not Funded']],
  ['record_status', 'row', ['archived', 'Draft'], ['Published']],
  ['operating-status', 'row', ['Not operating', 'Suspended'], ['Operating']],
  ['Active', 'row', ['No', 'n', '0', 'FALSE', 'Inactive'], ['Yes', '', '1', '120 patients']],
  ['isActive', 'row', ['false'], ['true']],
  ['Published?', 'row', ['No'], ['Yes']],
  ['Show on website', 'row', ['no'], ['yes', '']],
  ['ExcludeFromWebsite', 'row', ['Yes', 'X', '1'], ['No', '']],
  ['Exclude from directory', 'row', ['true'], ['false']],
  ['do_not_publish', 'row', ['y'], ['n']],
  ['Do Not List', 'row', ['Yes'], ['']],
  ['NotPublic', 'row', ['Yes'], ['No']],
  ['Confidential', 'row', ['Yes'], ['No']],
  ['Hidden', 'row', ['TRUE'], ['FALSE']],
  ['Deleted', 'row', ['1'], ['0']],
  ['deleted_at', 'row', ['2023-05-01', '2023-05-01T10:00:00Z'], ['', '2199-01-01']],
  ['Date Closed', 'row', ['6/30/2021', 'June 30, 2021'], ['', '6/30/2199']],
  ['Closed', 'row', ['Yes', '2020-03-01'], ['No', 'Sundays', 'Thanksgiving']],
  ['Temporarily Closed', 'row', ['Yes'], ['No']],
  ['IsTest', 'row', ['Yes'], ['No']],
  [
    'Alert',
    'row',
    ['We are temporarily closed.', 'Closed until further notice', 'No longer seeing patients'],
    ['Bring a mask', 'Closed on July 4', ''],
  ],
  ['PhysicalAddressIsPrivate', 'street', ['Yes', 'TRUE'], ['No', '']],
  ['Confidential address', 'street', ['x'], ['']],
  ['location_hidden', 'street', ['true'], ['false']],
  ['Show on map', 'street', ['No'], ['Yes']],
  ['Publish address', 'street', ['N'], ['Y']],
]

/** Names of columns that say nothing about what is public. */
const NO_FLAGS = [
  'testing_status',
  'Test site',
  'Accepts new patients',
  'Open to public',
  'Closed days',
  'Closed on holidays',
  'License status',
  'HPSA Status',
  'Insurance status',
  'Active patients',
  'Private insurance',
  'Public transit',
  'MailingAddressIsPrivate',
  'Status of application',
  'Immigration status',
  'List of services',
  'Show times',
]

it('columns that keep something from the public are known by name and by value', () => {
  const misses: unknown[] = []
  for (const [column, hides, cells, others] of FLAGS) {
    const [flag] = flagsOf([column])
    if (flag?.hides !== hides) misses.push([column, flag?.hides])
    for (const cell of cells) if (!flag?.says(cell)) misses.push([column, cell, 'is public'])
    for (const cell of others) if (flag?.says(cell)) misses.push([column, cell, 'is withheld'])
  }
  for (const column of NO_FLAGS) if (flagsOf([column]).length > 0) misses.push([column])
  expect(misses).toEqual([])
})

it('names that say closed, duplicate or test are known, and names that only sound like it are not', () => {
  const said = [
    'Easton Clinic - CLOSED',
    'CLOSED - Weston Clinic',
    '*CLOSED* Norton Clinic',
    'Sutton Clinic (closed 6/30/2021)',
    'Clinic (temporarily closed)',
    'Clinic [Permanently Closed]',
    'Clinic (closed until further notice)',
    'EASTON CLINIC CLOSED',
    'Clinic – no longer operating',
    'Clinic - Inactive',
    'Clinic (Closed as of March 2024)',
    'Default Office (for testing)',
    'Test Clinic',
    'TEST 2',
    'zzz Old Clinic',
    'DO NOT USE Dalton Clinic',
    'Clinic - Do Not Refer',
    'Clinic A (duplicate)',
    '[DELETED] Clinic',
    'Clinic (out of business)',
  ]
  const not = [
    'Closed Door Ministry',
    'HIV Testing Center',
    'Free Testing',
    'Rapid Test - Downtown',
    'Clinic (closed Mondays)',
    'Clinic (Closed on weekends)',
    'Covid Testing (drive-through)',
    'Enclosed Garden Health',
    'Active Life Clinic',
    'Contest Street Clinic',
    'Protest Hill (Main)',
    'Dental Clinic - Closed Circuit Bldg',
    'Deleted Scenes Health',
  ]
  expect(said.filter((name) => nameSays(name) === undefined)).toEqual([])
  // The clinic was known by its name before.
  const before = said.slice(0, 11).map((name) => nameBefore(name, nameSays(name) ?? ''))
  expect(before).toEqual([
    ...['Easton', 'Weston', 'Norton', 'Sutton'].map((name) => `${name} Clinic`),
    ...['Clinic', 'Clinic', 'Clinic', 'EASTON CLINIC', 'Clinic', 'Clinic', 'Clinic'],
  ])
  expect(not.filter((name) => nameSays(name) !== undefined)).toEqual([])
})
