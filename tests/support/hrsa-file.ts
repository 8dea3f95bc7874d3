import { stringify } from 'csv-stringify/sync'

/** The columns that matter and some others, in the order of the real file. */
const INVENTED: Readonly<Record<string, string>> = {
  'Health Center Type': 'Federally Qualified Health Center (FQHC)',
  'Health Center Number': 'H80CS00001',
  'BPHC Assigned Number': 'BPS-H80-000001',
  'Site Name': 'RIVERBEND COMM HEALTH  CTR',
  'Site Address': '12 MAIN ST NW',
  'Site City': 'PETALUMA',
  'Site State Abbreviation': 'CA',
  'Site Postal Code': '94952-3388',
  'Site Telephone Number': '541-484-4800 x54134',
  'Site Web Address': 'www.example.org',
  'Site Status Description': 'Active',
  'Health Center Type Description': 'Service Delivery Site',
  'Geocoding Artifact Address Primary X Coordinate': '-122.60000000',
  'Geocoding Artifact Address Primary Y Coordinate': '38.25000000',
  'Data Warehouse Record Create Date': '09/30/2026',
}

/** A file as HRSA writes it, with invented rows. Its header ends with one comma too many. */
export const hrsaFile = (rows: Partial<Record<string, string>>[]): string => {
  const header = `${Object.keys(INVENTED).join(',')},\n`
  return (
    header +
    stringify(
      rows.map((row) => ({ ...INVENTED, ...row })),
      { quoted: true },
    )
  )
}
