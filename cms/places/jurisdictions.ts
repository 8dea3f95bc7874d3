/** A state, the District of Columbia, a territory or a freely associated state. */
export type Jurisdiction = {
  /** Postal abbreviation. */
  abbreviation: string
  name: string
  /** A point near its middle, in degrees WGS 84; for island groups, on the main island. */
  latitude: number
  longitude: number
}

const TABLE: [abbreviation: string, name: string, latitude: number, longitude: number][] = [
  ['AL', 'Alabama', 32.81, -86.79],
  ['AK', 'Alaska', 64.2, -152.49],
  ['AZ', 'Arizona', 34.27, -111.66],
  ['AR', 'Arkansas', 34.89, -92.44],
  ['CA', 'California', 37.18, -119.47],
  ['CO', 'Colorado', 39.0, -105.55],
  ['CT', 'Connecticut', 41.62, -72.73],
  ['DE', 'Delaware', 38.99, -75.51],
  ['DC', 'District of Columbia', 38.91, -77.01],
  ['FL', 'Florida', 28.63, -82.45],
  ['GA', 'Georgia', 32.64, -83.44],
  ['HI', 'Hawaii', 20.79, -156.35],
  ['ID', 'Idaho', 44.35, -114.61],
  ['IL', 'Illinois', 40.04, -89.2],
  ['IN', 'Indiana', 39.89, -86.28],
  ['IA', 'Iowa', 42.08, -93.5],
  ['KS', 'Kansas', 38.49, -98.38],
  ['KY', 'Kentucky', 37.53, -85.3],
  ['LA', 'Louisiana', 31.07, -92.0],
  ['ME', 'Maine', 45.37, -69.24],
  ['MD', 'Maryland', 39.06, -76.79],
  ['MA', 'Massachusetts', 42.26, -71.81],
  ['MI', 'Michigan', 44.35, -85.41],
  ['MN', 'Minnesota', 46.28, -94.31],
  ['MS', 'Mississippi', 32.74, -89.67],
  ['MO', 'Missouri', 38.36, -92.46],
  ['MT', 'Montana', 47.05, -109.63],
  ['NE', 'Nebraska', 41.54, -99.8],
  ['NV', 'Nevada', 39.33, -116.63],
  ['NH', 'New Hampshire', 43.68, -71.58],
  ['NJ', 'New Jersey', 40.19, -74.67],
  ['NM', 'New Mexico', 34.41, -106.11],
  ['NY', 'New York', 42.95, -75.53],
  ['NC', 'North Carolina', 35.56, -79.39],
  ['ND', 'North Dakota', 47.45, -100.47],
  ['OH', 'Ohio', 40.29, -82.79],
  ['OK', 'Oklahoma', 35.58, -97.5],
  ['OR', 'Oregon', 43.94, -120.56],
  ['PA', 'Pennsylvania', 40.88, -77.8],
  ['RI', 'Rhode Island', 41.68, -71.56],
  ['SC', 'South Carolina', 33.92, -80.9],
  ['SD', 'South Dakota', 44.45, -100.23],
  ['TN', 'Tennessee', 35.86, -86.35],
  ['TX', 'Texas', 31.49, -99.35],
  ['UT', 'Utah', 39.32, -111.67],
  ['VT', 'Vermont', 44.07, -72.67],
  ['VA', 'Virginia', 37.52, -78.85],
  ['WA', 'Washington', 47.38, -120.45],
  ['WV', 'West Virginia', 38.64, -80.62],
  ['WI', 'Wisconsin', 44.63, -89.71],
  ['WY', 'Wyoming', 43.0, -107.55],
  ['PR', 'Puerto Rico', 18.22, -66.43],
  ['GU', 'Guam', 13.44, 144.79],
  ['VI', 'U.S. Virgin Islands', 18.34, -64.9],
  ['AS', 'American Samoa', -14.3, -170.72],
  ['MP', 'Northern Mariana Islands', 15.19, 145.74],
  ['FM', 'Federated States of Micronesia', 6.88, 158.22],
  ['MH', 'Marshall Islands', 7.1, 171.25],
  ['PW', 'Palau', 7.5, 134.58],
]

/** The 59 jurisdictions that health centers serve: states first, then DC's peers overseas. */
export const JURISDICTIONS: Jurisdiction[] = TABLE.map(
  ([abbreviation, name, latitude, longitude]) => ({ abbreviation, name, latitude, longitude }),
)

const NAMES = new Map(JURISDICTIONS.map(({ abbreviation, name }) => [abbreviation, name]))

/** 'CA' → 'California'; an unknown abbreviation is returned unchanged. */
export function jurisdictionName(abbreviation: string): string {
  return NAMES.get(abbreviation) ?? abbreviation
}
