import { DARK, type Flavor, LIGHT } from '@protomaps/basemaps'

/** A color of the theme, as the page shows it now. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--hfa-colors-${name}`).trim()

/** What the theme has no colors for. */
const OWN = {
  light: { base: LIGHT, water: '#cfdfe8', green: '#e2ebd9', built: '#efe9de', road: '#d3cdc0' },
  dark: { base: DARK, water: '#0a0e12', green: '#1c2b28', built: '#26303b', road: '#3d4956' },
}

/** The map's colors: few and calm, since the pins matter. Names can be read on all of them. */
export const mapFlavor = (scheme: keyof typeof OWN): Flavor => {
  const { base, water, green, built, road } = OWN[scheme]
  const land = token('card')
  const name = token('quiet')
  return {
    ...base,
    background: water,
    water,
    earth: land,
    landcover: undefined,
    glacier: land,
    sand: land,
    beach: land,
    pedestrian: land,
    park_a: green,
    park_b: green,
    wood_a: green,
    wood_b: green,
    scrub_a: green,
    scrub_b: green,
    zoo: green,
    hospital: built,
    industrial: built,
    school: built,
    aerodrome: built,
    buildings: token('line'),
    pier: road,
    runway: road,
    major: road,
    railway: token('edge'),
    boundaries: token('edge'),
    roads_label_minor: name,
    roads_label_minor_halo: land,
    roads_label_major: name,
    roads_label_major_halo: land,
    ocean_label: name,
    country_label: name,
    state_label: name,
    state_label_halo: land,
    city_label: token('ink'),
    city_label_halo: land,
  }
}
