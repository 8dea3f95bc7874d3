/** A state's own Marketplace: its name and its address. */
export interface Marketplace {
  name: string
  url: string
}

/**
 * The states that run their own Marketplace for 2027, by abbreviation; in all others it is HealthCare.gov.
 * Oregon's is its own since November 2026. To be checked each autumn, before enrollment opens.
 */
export const MARKETPLACES: Record<string, Marketplace> = {
  CA: { name: 'Covered California', url: 'https://www.coveredca.com' },
  CO: { name: 'Connect for Health Colorado', url: 'https://connectforhealthco.com' },
  CT: { name: 'Access Health CT', url: 'https://www.accesshealthct.com' },
  DC: { name: 'DC Health Link', url: 'https://www.dchealthlink.com' },
  GA: { name: 'Georgia Access', url: 'https://georgiaaccess.gov' },
  ID: { name: 'Your Health Idaho', url: 'https://www.yourhealthidaho.org' },
  IL: { name: 'Get Covered Illinois', url: 'https://getcovered.illinois.gov' },
  KY: { name: 'kynect', url: 'https://kynect.ky.gov' },
  MA: { name: 'Massachusetts Health Connector', url: 'https://www.mahealthconnector.org' },
  MD: { name: 'Maryland Health Connection', url: 'https://www.marylandhealthconnection.gov' },
  ME: { name: 'CoverME.gov', url: 'https://www.coverme.gov' },
  MN: { name: 'MNsure', url: 'https://www.mnsure.org' },
  NJ: { name: 'Get Covered New Jersey', url: 'https://www.getcovered.nj.gov' },
  NM: { name: 'BeWell', url: 'https://bewellnm.com' },
  NV: { name: 'Nevada Health Link', url: 'https://www.nevadahealthlink.com' },
  NY: { name: 'NY State of Health', url: 'https://nystateofhealth.ny.gov' },
  OR: { name: 'Oregon Health Insurance Marketplace', url: 'https://oregonhealthcare.gov' },
  PA: { name: 'Pennie', url: 'https://pennie.com' },
  RI: { name: 'HealthSource RI', url: 'https://healthsourceri.com' },
  VA: { name: 'Virginia’s Insurance Marketplace', url: 'https://www.marketplace.virginia.gov' },
  VT: { name: 'Vermont Health Connect', url: 'https://portal.healthconnect.vermont.gov' },
  WA: { name: 'Washington Healthplanfinder', url: 'https://www.wahealthplanfinder.org' },
}
