import { normalizeName } from '../normalize.ts'

/** A place's own name and state. */
export type NamedPlace = { name: string; state: string }

/**
 * Nicknames by the places they mean, likeliest first. Names that other towns really have
 * (Pittsburg, Frisco) are not nicknames: see LIKELY_MEANT.
 */
const NICKNAMES: Record<string, string> = {
  'New York, NY':
    'NYC, New York City, Nueva York, Ciudad de Nueva York, La Gran Manzana, NY City, NYNY, Big Apple, Gotham City',
  'Manhattan, NY': 'Lower Manhattan, Midtown Manhattan',
  'East Harlem, NY': 'Spanish Harlem, El Barrio',
  'Brooklyn, NY': 'BK, BKLYN',
  'Bedford-Stuyvesant, NY': 'Bed Stuy',
  'Los Angeles, CA': 'LA, City of Angels, Tinseltown, South Central, South LA, Downtown LA, DTLA',
  'Koreatown, CA': 'Koreatown LA',
  'Watts, CA': 'Watts',
  'East Los Angeles, CA': 'East LA, E LA',
  'Venice, CA': 'Venice Beach',
  'San Francisco, CA': 'SF, San Fran, Bay Area, SF Bay Area, San Francisco Bay Area',
  'San Jose, CA': 'Silicon Valley, South Bay',
  'San Bernardino, CA': 'San Berdoo, Berdoo, Inland Empire',
  'San Luis Obispo, CA': 'SLO, SLO Town',
  'Sacramento, CA': 'Sac, Sacto, Sactown, Sacratomato',
  'Oakland, CA': 'Oaktown, East Bay',
  'Washington, DC': 'DC, Washington DC, DC Metro, Nations Capital',
  'Philadelphia, PA': 'Philly, Filadelfia, PHL, City of Brotherly Love',
  'Pittsburgh, PA': 'Pgh, Steel City, Burgh',
  'Las Vegas, NV': 'Vegas, Sin City',
  'New Orleans, LA': 'NOLA, Nawlins, Norleans, Big Easy, Nueva Orleans',
  'Chicago, IL': 'Chi-town, Chitown, Chi, Windy City, Chicagoland',
  'Indianapolis, IN': 'Indy, Naptown',
  'Jacksonville, FL': 'Jax, Jville',
  'Saint Petersburg, FL': 'Saint Pete',
  'Miami, FL': 'Magic City',
  'Little Havana, FL': 'La Pequena Habana',
  'Liberty City, FL': 'Liberty City',
  'Tampa, FL': 'Tampa Bay, Tampa Bay Area',
  'Atlanta, GA': 'ATL, Hotlanta, A-Town, Metro Atlanta',
  'Salt Lake City, UT': 'SLC, Salt Lake, Ciudad del Lago Salado, Ciudad de Salt Lake',
  'Kansas City, MO': 'KC, KCMO, Ciudad de Kansas',
  'Kansas City, KS': 'KC, KCK, Ciudad de Kansas',
  'Oklahoma City, OK': 'OKC, Ciudad de Oklahoma',
  'Houston, TX': 'H-town, Space City, HTX',
  'Dallas, TX': 'DFW, Big D, Dallas Fort Worth, Dallas Ft Worth Metroplex, Metroplex',
  'Fort Worth, TX': 'DFW, Cowtown, Dallas Fort Worth',
  'San Antonio, TX': 'San Antone, SATX, Alamo City',
  'Austin, TX': 'ATX',
  'Corpus Christi, TX': 'Corpus, CCTX',
  'El Paso, TX': 'El Chuco',
  'McAllen, TX': 'Rio Grande Valley, RGV',
  'Saint Louis, MO': 'STL, Saint Lou, Gateway City',
  'Minneapolis, MN': 'Mpls, Twin Cities, Minneapolis Saint Paul, MSP',
  'Saint Paul, MN': 'Twin Cities, Minneapolis Saint Paul',
  'Detroit, MI': 'Motor City, Motown, Metro Detroit',
  'Cincinnati, OH': 'Cincy, Cinci',
  'Cleveland, OH': 'CLE',
  'Columbus, OH': 'Cbus',
  'Boston, MA': 'Beantown',
  'Baltimore, MD': 'Bmore, B-more, Charm City',
  'Richmond, VA': 'RVA',
  'Norfolk, VA': 'Hampton Roads, Tidewater',
  'Virginia Beach, VA': 'Va Beach',
  'Raleigh, NC': 'Raleigh Durham, Research Triangle, RDU',
  'Durham, NC': 'Raleigh Durham, Bull City, Research Triangle',
  'Charlotte, NC': 'CLT',
  'Nashville, TN': 'Music City, Nashvegas',
  'Memphis, TN': 'Bluff City',
  'Louisville, KY': 'Derby City',
  'Birmingham, AL': 'Bham',
  'Albuquerque, NM': 'ABQ, Burque, Alburquerque',
  'Phoenix, AZ': 'PHX, Valley of the Sun',
  'Denver, CO': 'Mile High City',
  'Colorado Springs, CO': 'CO Springs',
  'Seattle, WA': 'Emerald City',
  'Portland, OR': 'PDX, Rose City, Stumptown',
  'Honolulu, HI': 'Oahu',
  'Twentynine Palms, CA': '29 Palms',
  'Barrow, AK': 'Utqiagvik',
  'Jackson, WY': 'Jackson Hole',
  'Barnstable County, MA': 'Cape Cod, The Cape',
  'Davenport, IA': 'Quad Cities',
  "Coeur d'Alene, ID": 'CDA',
  'Allentown, PA': 'Lehigh Valley',
  'Hagatna, GU': 'Agana',
  'Los Angeles County, CA': 'LA County',
  'Orange County, CA': 'OC',
  'Miami-Dade County, FL': 'Miami-Dade, Dade County',
  'Nassau County, NY': 'Long Island',
  'Suffolk County, NY': 'Long Island',
  // Regions, by the towns where most of their people live.
  'Kailua-Kona, HI': 'Kona, Kona Coast',
  'Hilo, HI': 'Big Island',
  'Lancaster, CA': 'Antelope Valley',
  'Palmdale, CA': 'Antelope Valley',
  'Victorville, CA': 'Victor Valley, High Desert',
  'Indio, CA': 'Coachella Valley',
  'El Monte, CA': 'San Gabriel Valley',
  'Van Nuys, CA': 'San Fernando Valley',
  'Boise, ID': 'Treasure Valley',
  'Twin Falls, ID': 'Magic Valley',
  'Kalispell, MT': 'Flathead Valley',
  'Kennewick, WA': 'Tri-Cities',
  'Johnson City, TN': 'Tri-Cities',
  'Farmington, NM': 'Four Corners',
  'Rapid City, SD': 'Black Hills',
  'Hibbing, MN': 'Iron Range',
  'Wasilla, AK': 'Mat-Su, Mat-Su Valley',
  'Soldotna, AK': 'Kenai Peninsula',
  'Midland, TX': 'Permian Basin',
  'Odessa, TX': 'Permian Basin',
  'Greenville, MS': 'Mississippi Delta',
  'Stroudsburg, PA': 'Poconos, Pocono Mountains',
  'Poughkeepsie, NY': 'Hudson Valley',
  'Salisbury, MD': 'Delmarva',
  'Marathon, FL': 'Florida Keys, Cayos de la Florida',
  'Key West, FL': 'Cayo Hueso',
  'Iowa City, IA': 'Ciudad de Iowa',
  'Jersey City, NJ': 'Ciudad de Jersey',
  'Atlantic City, NJ': 'Ciudad Atlantica',
  'Kill Devil Hills, NC': 'Outer Banks, OBX',
}

/** Towns that people often mean by a name that belongs to a smaller town, or to none. */
const LIKELY_MEANT: Record<string, string> = {
  'Pittsburgh, PA': 'Pittsburg',
  'San Francisco, CA': 'Frisco',
  'Fort Lauderdale, FL': 'Lauderdale',
}

const meanings = (table: Record<string, string>) => {
  const byNickname = new Map<string, NamedPlace[]>()
  for (const [place, nicknames] of Object.entries(table)) {
    const [name = '', state = ''] = place.split(', ')
    for (const nickname of nicknames.split(', ').map(normalizeName)) {
      const known = byNickname.get(nickname) ?? []
      byNickname.set(nickname, [...known, { name: normalizeName(name), state }])
    }
  }
  return byNickname
}
const BY_NICKNAME = meanings(NICKNAMES)
const BY_LIKENESS = meanings(LIKELY_MEANT)

/** The places a normalized nickname stands for, within the state if one was given. */
export function nicknamed(normalized: string, state: string | null): NamedPlace[] {
  return (BY_NICKNAME.get(normalized) ?? []).filter((place) => !state || place.state === state)
}

/** The places that a name may mean in addition to those that have it. */
export function likelyMeant(normalized: string): NamedPlace[] {
  return BY_LIKENESS.get(normalized) ?? []
}
