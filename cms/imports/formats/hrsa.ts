import { Mapping } from '../mapping/mapping.ts'
import { type Format, fits } from './format.ts'

const SOURCE = 'hrsa'
/** Renewed often, and free of charge and limits. */
const ADDRESS =
  'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv'

const mapping = Mapping.parse({
  source: SOURCE,
  columns: {
    sourceId: 'BPHC Assigned Number',
    name: 'Site Name',
    address: 'Site Address',
    city: 'Site City',
    state: 'Site State Abbreviation',
    zipCode: 'Site Postal Code',
    phone: 'Site Telephone Number',
    website: 'Site Web Address',
    latitude: 'Geocoding Artifact Address Primary Y Coordinate',
    longitude: 'Geocoding Artifact Address Primary X Coordinate',
    organizationType: 'Health Center Type',
  },
  flags: [],
  lines: [],
  only: [
    { column: 'Site Status Description', is: ['Active'] },
    {
      column: 'Health Center Type Description',
      is: ['Service Delivery Site', 'Administrative/Service Delivery Site'],
    },
  ],
  facts: { isLowCost: true, slidingFeeScale: 'yes', categories: ['medical'] },
  when: [
    {
      column: 'Health Center Type',
      is: ['Federally Qualified Health Center (FQHC)'],
      facts: { section330Funded: true },
    },
    {
      column: 'Health Center Type',
      is: [
        'Federally Qualified Health Center (FQHC) Look-Alike',
        'Federally Qualified Health Center Look-Alike',
        'Health Center Program Look-Alike',
      ],
      facts: { fqhcLookAlike: true },
    },
  ],
})

/**
 * HRSA's 'Health Center Service Delivery and Look-Alike Sites'. Section 330 of the Public Health
 * Service Act requires health centers to provide primary care and to charge on a sliding scale.
 * That makes them low-cost and puts them in the medical category, though the file doesn't say so.
 */
export const hrsa: Format = {
  name: 'hrsa',
  source: SOURCE,
  address: () => process.env.HRSA_ADDRESS || ADDRESS,
  about: 'HRSA’s file of all sites',
  notice: {
    en: 'This is HRSA’s file. We already know its columns.',
    es: 'Es el archivo de HRSA. Ya conocemos sus columnas.',
  },
  isPartial: false,
  recognizes: (columns) => fits(mapping, columns),
  mapping: () => mapping,
}
