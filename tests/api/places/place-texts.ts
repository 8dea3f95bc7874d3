/** Places as they are found, and what people type for each, separated by bars. */
type Texts = Record<string, string>

const ZIP_CODES: Texts = {
  'zip 94952 (Petaluma, California)':
    '94952 | 94952-3388 | 949523388 | Petaluma, CA 94952 | 123 Main Street, Petaluma, CA 94952',
  'zip 00901 (San Juan, Puerto Rico)': '00901',
  'zip 90011 (Los Angeles, California)': 'low cost clinic 90011',
  // Without the zero that it begins with.
  'zip 02108 (Boston, Massachusetts)': '2108 | Boston, MA 2108',
  'zip 00601 (Adjuntas, Puerto Rico)': '601',
  // One that does not exist, a number of a house, and one that lost or won a digit.
  'town Petaluma, California': 'Petaluma CA 00000',
  'town Springfield, Illinois': '12345 Main St, Springfield, IL',
  'town Houston, Texas': 'houston tx 7700 | Houston, TX 770021',
}

const TOWNS_AND_STATES: Texts = {
  'town Petaluma, California':
    'Petaluma, CA | PETALUMA CALIFORNIA | Petaluma (CA) |  ,Petaluma,, CA , | California Petaluma | 123 Main Street Petaluma CA',
  'town New York, New York': 'New York New York | NY, NY',
  'town Fort Wayne, Indiana': 'Ft Wayne, Ind.',
  'town Portland, Maine': 'Portland me | pregnant Portland me',
  'town Kansas City, Kansas': 'Kansas City Kansas',
  'town Baton Rouge, Louisiana': 'Baton Rouge LA | health center in Baton Rouge LA',
  'town Washington, D.C.': 'Washington, DC',
  // The state wins over the exact name.
  'town Pittsburgh, Pennsylvania': 'Pittsburg, PA',
  'state California': 'Tucson, CA | Nowhere, CA',
  'state Connecticut': 'Griswold, CT',
  'state Georgia': 'Philadelphia, Georgia',
}

/** The most populous, unless most people mean another one. */
const TOWNS_ALONE: Texts = {
  'town Petaluma, California': 'Petaluma',
  'town Springfield, Missouri': 'Springfield',
  'town Portland, Oregon': 'Portland',
  'town Kansas City, Missouri': 'Kansas City | Kanas City',
  'town Port Washington, New York': 'Port Washington',
  'town Bird In Hand, Pennsylvania': 'Bird in Hand',
  'town Twentynine Palms, California': '29 Palms',
  'town Pittsburg, California': 'Pittsburg',
  'town Chuuk, Federated States of Micronesia': 'Chuuk',
  'town Los Angeles, California': 'LA | Los Angeles',
}

const STATES: Texts = {
  'state California': 'CA | calif | Califronia',
  'state North Carolina': 'N. Carolina',
  'state Washington': 'Wash. | Washington | Washington, WA',
  'state U.S. Virgin Islands': 'Virgin Islands',
  'state Ohio': 'in ohio',
  'state Indiana': 'clinics in IN | clinics IN',
  'state Texas': 'Texas, USA | medical center Texas',
  'state New York': 'New York State',
  'state Nevada': 'Nevada',
  'town New York, New York': 'New York | New Yrok',
  'town Washington, D.C.': 'DC',
}

const COUNTIES: Texts = {
  'county Marin County, California': 'Marin County | Marin',
  'county Cook County, Illinois': 'Cook Co., IL | cook | cook il',
  "county Prince George's County, Maryland": "Prince George's County",
  'county Orange County, California': 'Orange County',
  'county Los Angeles County, California': 'LA County | condado de los angeles',
  'county Harris County, Texas': 'harris | harris tx',
  // A town that is called so, which is larger, or in the state that is named.
  'town Cook, Minnesota': 'Cook, MN',
  'town King, North Carolina': 'king',
  'town Orange, California': 'Orange | Orange, CA',
}

/** Townships, regions, nicknames, and names that are written in several ways. */
const OTHER_NAMES: Texts = {
  'town Montgomery Township, New Jersey': 'Montgomery, New Jersey',
  'town Woolwich Township, New Jersey': 'Woolwich, NJ | Woolwich Twp, NJ',
  'town Kailua-Kona, Hawaii': 'Kona | Kona, HI',
  'town Lancaster, California': 'Antelope Valley',
  'town New York, New York': 'NYC',
  'town New Orleans, Louisiana': 'NOLA | Nawlins',
  'town Chicago, Illinois': 'Chi-town',
  'town Minneapolis, Minnesota': 'Twin Cities',
  'town East Saint Louis, Illinois': 'E St Louis IL',
  'town North Hollywood, California': 'N Hollywood | No. Hollywood',
  "town Coeur d'Alene, Idaho": 'Coeur d’Alene',
  'town Cañon City, Colorado': 'canon city',
  'town McAllen, Texas': 'Mc Allen',
  'town Salt Lake City, Utah': 'Salt Lake | free clinic Salt Lake City',
}

const MISSPELLED: Texts = {
  'town Tucson, Arizona': 'Tuscon az | Tuscon',
  'town Philadelphia, Pennsylvania': 'Philidelphia',
  'town Los Angeles, California': 'Los Angelos',
  'town Boston, Massachusetts': 'Bostn',
  'town Columbus, Georgia': 'Columbus, Georgai',
  'town Springfield, Missouri': 'Sprinfield Misouri',
  'town Phoenix, Arizona': 'Pheonix | pheonx',
  'state Massachusetts': 'Massachusets',
}

const PARTS_OF_CITIES: Texts = {
  // A side of a city is the city, but a town that is called so is the town.
  'town Philadelphia, Pennsylvania':
    'west philly | north philly | dentist west philly | West Philadelphia, PA | south phl',
  'town Oakland, California': 'E. Oakland',
  'town Chicago, Illinois': 'south side of chicago | Wicker Park chicago',
  'town Dallas, Texas': 'sur de dallas | west dallas',
  'town Los Angeles, California': 'south la | dentist in south la',
  'town Houston, Texas': 'east houston | Westside, Houston | 123 Main St, Houston',
  'town East Los Angeles, California': 'East LA clinic | East Los Angeles',
  'town West Sacramento, California': 'West Sacramento | west sac',
  'town South San Francisco, California': 'south sf',
  'town South Boston, Massachusetts': 'south boston',
  // Neighborhoods of tens of thousands of people.
  'town Brooklyn, New York': 'Brooklyn',
  'town South Bronx, New York': 'south bronx',
  'town Harlem, New York': 'Harlem | west harlem | Harlem, NYC | harlem new york city',
  'town Bedford-Stuyvesant, New York': 'bed stuy | dentist in bed-stuy',
  'town Hyde Park, Illinois': 'Hyde Park, Chicago, IL | Hyde Park Chicago',
  'town Watts, California': 'watts | watts los angeles | watts ca',
  'town Hollywood, California': 'Hollywood | Hollywood, Los Angeles',
  'town Tenderloin, California': 'tenderloin | the tenderloin san francisco',
  'town Little Havana, Florida': 'little havana | dentista en la pequeña habana',
  'town Dorchester, Massachusetts': 'dorchester',
  'town Brighton, Colorado': 'brighton',
}

/** Towns whose names are words for needs, filters or states, or have one. */
const WORDS_IN_NAMES: Texts = {
  'town Accident, Maryland': 'Accident, Maryland',
  'town Gay, Georgia': 'Gay, Georgia',
  'town Stamps, Arkansas': 'Stamps | Stamps, Arkansas',
  'town Lead, South Dakota': 'Lead | Lead, SD',
  'town Friend, Nebraska': 'Friend',
  'town Polson, Montana': 'Polson | free clinic Polson',
  'town Cut Bank, Montana': 'Cut Bank | clinics in Cut Bank',
  'town El Centro, California': 'El Centro | free clinic in El Centro CA',
  'town Chino, California': 'Chino',
  'town Navajo, New Mexico': 'Navajo NM',
  'town Spanish Fork, Utah': 'Spanish Fork | clinics in Spanish Fork',
  'town Evening Shade, Arkansas': 'Evening Shade, Arkansas',
  'town Dallas, Texas': '911 Elm Street, Dallas TX',
}

/** Words that name no place, beside a name that has some of them, or a state that is one of them. */
const WORDS_AROUND: Texts = {
  'town Oakland, California': 'clinics in Oakland',
  'town Miami, Florida': 'clínicas gratis en Miami | centro de salud miami',
  'town Bay City, Michigan': 'clinics in Bay City | Bay City MI clinic',
  'town Plant City, Florida': 'dentist in Plant City, FL',
  'town Center, Texas': 'dentist in Center, TX',
  'town Athens, Georgia': 'clinics in Athens',
  'town Athens, Alabama': 'Athens AL health center',
  'town Salem, Virginia': 'salem va clinic',
  'town Wilmington, Delaware': 'Wilmington DE free clinic | Wilmington DE toothache',
  'town Chicago, Illinois': 'overdose chicago | doctor chicago',
}

const NOTHING: Texts = {
  // Also other countries, and a province of one.
  '': `| near me | doctors near me | asdfgh | xx | 旧金山 | '; drop table places; -- | \u0000 | 99999 |
    este fin de semana | Oakland, Zzyzx | Paris, France | Paris France | Toronto, ON | Havana, Cuba`,
}

export const KINDS: Record<string, Texts> = {
  'ZIP codes': ZIP_CODES,
  'towns and states': TOWNS_AND_STATES,
  'towns alone': TOWNS_ALONE,
  states: STATES,
  counties: COUNTIES,
  'other names': OTHER_NAMES,
  misspelled: MISSPELLED,
  'parts of cities': PARTS_OF_CITIES,
  'words in names': WORDS_IN_NAMES,
  'words around': WORDS_AROUND,
  nothing: NOTHING,
}

/** What is offered beside the place that was found, or instead of one. */
export const OFFERED: Texts = {
  Springfield: 'town Springfield, Massachusetts',
  'Kanas City': 'town Kansas City, Kansas',
  Pittsburg: 'town Pittsburgh, Pennsylvania',
  'Pittsburg, PA': 'town Pittsburg, California',
  'Hyde Park Chicago': 'town Chicago, Illinois',
  'New York': 'state New York',
  Washington: 'town Washington, D.C.',
  DC: 'state District of Columbia',
  LA: 'state Louisiana',
  'Orange County': 'county Orange County, Florida',
  'Twin Cities': 'town Saint Paul, Minnesota',
  cook: 'town Cook, Minnesota',
  Orange: 'county Orange County, California',
  dorchester: 'town Dorchester, Iowa',
  'Tucson, CA': 'town Tucson, Arizona',
  'Philadelphia, Georgia': 'town Philadelphia, Pennsylvania',
  '99999': 'town Ketchikan, Alaska',
  'Paris, France': 'town Paris, Texas',
  'Oakland, Zzyzx': 'town Oakland, California',
}

/** The miles around the middles of neighborhoods; null for what is none. */
export const SIZES: Record<string, number | null> = {
  'Logan Square': 3,
  'Hyde Park, Chicago': 3,
  'Staten Island': 4,
  Brooklyn: 7,
  Chicago: null,
  'Yonkers, NY': null,
  'Brooklyn, Ohio': null,
  '60647': null,
  'Cook County': null,
}
