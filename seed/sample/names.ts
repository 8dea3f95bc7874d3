import type { Kind } from './kinds.ts'
import type { Random } from './random.ts'

const places = [
  'Riverside',
  'Lakeview',
  'Sunrise',
  'Maple Street',
  'Oak Hill',
  'Cedar Grove',
  'Harbor',
  'Prairie',
  'Willow Creek',
  'Stone Bridge',
  'Northside',
  'Southgate',
  'Eastfield',
  'Westbrook',
  'Pine Ridge',
  'Old Mill',
  'Garden Street',
  'Meadow Lane',
  'Orchard',
  'Blue Heron',
  'Three Rivers',
  'Market Square',
  'Railroad Avenue',
  'Good Neighbor',
  'Open Door',
  'Common Ground',
  'Morning Star',
  'Juniper',
  'Canyon',
  'Clearwater',
  'Sycamore',
  'Lantern',
  'Second Street',
  'Union Hall',
  'Magnolia',
  'Copper Hill',
  'Bayside',
  'Cottonwood',
  'Red Barn',
  'Fairground',
] as const

const accented = [
  'Las Américas',
  'San José',
  'Peña Blanca',
  'Niños y Familias',
  'El Corazón',
  'Señora de la Luz',
  'Río Claro',
  'Montaña Azul',
  'Café Street',
  'Ōhana',
] as const

interface Named {
  kind: Kind
  town: string
  region: string
  isFree: boolean
}

/** A sample clinic's name, always with the word Sample in it; called free only if it is. */
export const sampleName = (random: Random, { kind, town, region, isFree }: Named): string => {
  const noun = random.pick(kind.nouns.filter((name) => isFree || !name.includes('Free')))
  if (random.chance(0.03)) {
    const place = random.pick(places)
    return `${place} Sample ${noun} of Greater ${town} and the Surrounding Communities of ${region}`
  }
  if (random.chance(0.08)) return `${town} Sample ${noun}`
  const word = random.chance(0.07) ? random.pick(accented) : random.pick(places)
  return `${word} Sample ${noun}`
}

const streets = [
  'Main St',
  'Oak St',
  'Maple Ave',
  'Church St',
  'Park Ave',
  'Washington St',
  'Elm St',
  '2nd St',
  '4th Ave',
  'Martin Luther King Jr Blvd',
  'Lincoln Ave',
  'Cedar Rd',
  'Market St',
  'Mill Rd',
  'Railroad Ave',
  'Highland Dr',
  'Center St',
  'County Road 12',
] as const

const rooms = ['Suite 100', 'Suite 2B', 'Building C', '2nd Floor', 'Unit 4'] as const

/** An invented street address. */
export const sampleAddress = (random: Random): string => {
  const street = `${random.whole(2, 98) * 25 + random.whole(1, 24)} ${random.pick(streets)}`
  return random.chance(0.2) ? `${street}, ${random.pick(rooms)}` : street
}
