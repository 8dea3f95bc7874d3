import { Mapping } from '../mapping/mapping.ts'
import { type Format, fits } from './format.ts'

const SOURCE = 'hrsa'

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
 * Service Act obliges health centers to give primary care and to charge by a sliding scale; that
 * is why they are low-cost and in the category of medical care, which the file does not say.
 */
export const hrsa: Format = {
  name: 'hrsa',
  source: SOURCE,
  about: 'HRSA’s file of all sites',
  notice: 'This is HRSA’s file: its columns are known.',
  isPartial: false,
  recognizes: (columns) => fits(mapping, columns),
  mapping: () => mapping,
}
