/** What a person types → the place's kind and label, and alternatives that must be offered. */
export type Case = [text: string, place: string | null, ...alternatives: string[]]

export const CASES: Case[] = [
  // ZIP codes
  ['94952', 'zip 94952 (Petaluma, California)'],
  ['94952-3388', 'zip 94952 (Petaluma, California)'],
  ['949523388', 'zip 94952 (Petaluma, California)'],
  ['Petaluma, CA 94952', 'zip 94952 (Petaluma, California)'],
  ['Petaluma CA 00000', 'town Petaluma, California'],
  ['123 Main Street, Petaluma, CA 94952', 'zip 94952 (Petaluma, California)'],
  ['20001', 'zip 20001 (Washington, D.C.)'],
  ['00901', 'zip 00901 (San Juan, Puerto Rico)'],
  ['00802', 'zip 00802 (St. Thomas, U.S. Virgin Islands)'],
  ['96910', 'zip 96910 (Hagåtña, Guam)'],
  ['96799', 'zip 96799 (Pago Pago, American Samoa)'],
  ['96950', 'zip 96950 (Saipan, Northern Mariana Islands)'],
  ['12345 Main St, Springfield, IL', 'town Springfield, Illinois'],

  // A town and its state
  ['Petaluma, CA', 'town Petaluma, California'],
  ['petaluma ca', 'town Petaluma, California'],
  ['PETALUMA CALIFORNIA', 'town Petaluma, California'],
  ['  ,Petaluma,, CA ,', 'town Petaluma, California'],
  ['Petaluma (CA)', 'town Petaluma, California'],
  ['CA, Petaluma', 'town Petaluma, California'],
  ['California Petaluma', 'town Petaluma, California'],
  ['New York New York', 'town New York, New York'],
  ['NY, NY', 'town New York, New York'],
  ['Charleston West Virginia', 'town Charleston, West Virginia'],
  ['Charleston, SC', 'town Charleston, South Carolina'],
  ['Boise Idaho', 'town Boise, Idaho'],
  ['Paris Tex.', 'town Paris, Texas'],
  ['Boston Mass', 'town Boston, Massachusetts'],
  ['Ft Wayne, Ind.', 'town Fort Wayne, Indiana'],
  ['Mt. Pleasant, S.C.', 'town Mount Pleasant, South Carolina'],
  ['Lakewood, CO', 'town Lakewood, Colorado'],
  ['Miramar, FL', 'town Miramar, Florida'],
  ['Portland me', 'town Portland, Maine'],
  ['Kansas City Kansas', 'town Kansas City, Kansas'],
  ['Kansas City, MO', 'town Kansas City, Missouri'],
  ['Iowa City IA', 'town Iowa City, Iowa'],
  ['Baton Rouge LA', 'town Baton Rouge, Louisiana'],
  ['Washington, DC', 'town Washington, D.C.'],
  ['Las Vegas NM', 'town Las Vegas, New Mexico'],
  ['Hyde Park, Chicago, IL', 'town Hyde Park, Illinois', 'town Chicago, Illinois'],
  ['Bluff City, TN', 'town Bluff City, Tennessee'],
  ['Bethel AK', 'town Bethel, Alaska'],
  ['Hilo, HI', 'town Hilo, Hawaii'],

  // A town without a state: the most populous, with the others offered
  ['Petaluma', 'town Petaluma, California'],
  ['Springfield', 'town Springfield, Missouri', 'town Springfield, Massachusetts'],
  ['Portland', 'town Portland, Oregon', 'town Portland, Maine'],
  ['Columbus', 'town Columbus, Ohio', 'town Columbus, Georgia'],
  ['Kansas City', 'town Kansas City, Missouri', 'town Kansas City, Kansas'],
  ['Richmond', 'town Richmond, Virginia', 'town Richmond, California'],
  ['Aurora', 'town Aurora, Colorado', 'town Aurora, Illinois'],
  ['Carson City', 'town Carson City, Nevada'],
  ['Texas City', 'town Texas City, Texas'],
  ['Port Washington', 'town Port Washington, New York'],
  ['West New York', 'town West New York, New Jersey'],
  ['Bird in Hand', 'town Bird In Hand, Pennsylvania'],
  ['City of Industry', 'town City Of Industry, California'],
  ['King of Prussia', 'town King of Prussia, Pennsylvania'],
  ['29 Palms', 'town Twentynine Palms, California'],
  ['Elk Grove Village, IL', 'town Elk Grove Village, Illinois'],
  ['the woodlands tx', 'town The Woodlands, Texas'],

  // Boroughs and neighborhoods
  ['Brooklyn', 'town Brooklyn, New York'],
  ['Bronx', 'town The Bronx, New York'],
  ['Queens', 'town Queens, New York'],
  ['Staten Island', 'town Staten Island, New York'],
  ['Harlem', 'town Harlem, New York'],
  ['Hollywood', 'town Hollywood, California', 'town Hollywood, Florida'],

  // The territories and freely associated states
  ['San Juan PR', 'town San Juan, Puerto Rico'],
  ['Mayaguez', 'town Mayagüez, Puerto Rico'],
  ['Dededo', 'town Dededo, Guam'],
  ['St. Thomas, VI', 'town St. Thomas, U.S. Virgin Islands'],
  ['Saint Croix USVI', 'town Saint Croix, U.S. Virgin Islands'],
  ['Pago Pago', 'town Pago Pago, American Samoa'],
  ['Saipan', 'town Saipan, Northern Mariana Islands'],
  ['Chuuk', 'town Chuuk, Federated States of Micronesia'],
  ['Majuro', 'town Majuro, Marshall Islands'],
  ['Koror', 'town Koror, Palau'],

  // States, and names that are both
  ['CA', 'state California'],
  ['calif', 'state California'],
  ['N. Carolina', 'state North Carolina'],
  ['Wash.', 'state Washington'],
  ['Puerto Rico', 'state Puerto Rico'],
  ['Virgin Islands', 'state U.S. Virgin Islands'],
  ['in ohio', 'state Ohio'],
  ['Texas, USA', 'state Texas'],
  ['New York', 'town New York, New York', 'state New York'],
  ['New York State', 'state New York'],
  ['Washington', 'state Washington', 'town Washington, D.C.'],
  ['Washington, WA', 'state Washington'],
  ['Kansas', 'state Kansas'],
  ['Nevada', 'state Nevada', 'town Nevada, Missouri'],
  ['DC', 'town Washington, D.C.', 'state District of Columbia'],

  // Counties
  ['Marin County', 'county Marin County, California'],
  ['Marin', 'county Marin County, California'],
  ['Cook Co., IL', 'county Cook County, Illinois'],
  ['Orleans Parish', 'county Orleans Parish, Louisiana'],
  ['Orange County', 'county Orange County, California', 'county Orange County, Florida'],
  ["Prince George's County", "county Prince George's County, Maryland"],
  ['Dekalb, GA', 'county DeKalb County, Georgia'],

  // Nicknames
  ['NYC', 'town New York, New York'],
  ['Philly', 'town Philadelphia, Pennsylvania'],
  ['SF', 'town San Francisco, California'],
  ['Vegas', 'town Las Vegas, Nevada'],
  ['NOLA', 'town New Orleans, Louisiana'],
  ['Nawlins', 'town New Orleans, Louisiana'],
  ['Chi-town', 'town Chicago, Illinois'],
  ['Indy', 'town Indianapolis, Indiana'],
  ['ATL', 'town Atlanta, Georgia'],
  ['St Pete', 'town St. Petersburg, Florida'],
  ['Twin Cities', 'town Minneapolis, Minnesota', 'town Saint Paul, Minnesota'],
  ['LA County', 'county Los Angeles County, California'],

  // Spelling that varies
  ['St Louis', 'town St. Louis, Missouri'],
  ['E St Louis IL', 'town East Saint Louis, Illinois'],
  ['N Hollywood', 'town North Hollywood, California'],
  ['Coeur d’Alene', "town Coeur d'Alene, Idaho"],
  ['ofallon il', "town O'Fallon, Illinois"],
  ['Winston Salem NC', 'town Winston-Salem, North Carolina'],
  ['canon city', 'town Cañon City, Colorado'],
  ['De Kalb IL', 'town DeKalb, Illinois'],
  ['Mc Allen', 'town McAllen, Texas'],
  ['Salt Lake', 'town Salt Lake City, Utah'],
  ['Colorado Spr', 'town Colorado Springs, Colorado'],

  // Words around the place
  ['clinics in Oakland', 'town Oakland, California'],
  ['free clinics near Austin TX', 'town Austin, Texas'],
  ['clinics in IN', 'state Indiana'],
  ['clínicas gratis en Miami', 'town Miami, Florida'],
  ['low cost clinic 90011', 'zip 90011 (Los Angeles, California)'],

  // Misspellings
  ['Tuscon az', 'town Tucson, Arizona'],
  ['Tuscon', 'town Tucson, Arizona'],
  ['Manhatten Beach', 'town Manhattan Beach, California'],
  ['Philidelphia', 'town Philadelphia, Pennsylvania'],
  ['Albuqerque', 'town Albuquerque, New Mexico'],
  ['Cincinatti', 'town Cincinnati, Ohio'],
  ['Los Angelos', 'town Los Angeles, California'],
  ['San Deigo', 'town San Diego, California'],
  ['Pheonix', 'town Phoenix, Arizona'],
  ['Chatanooga', 'town Chattanooga, Tennessee'],
  ['Jacksonvile NC', 'town Jacksonville, North Carolina'],
  ['Bostn', 'town Boston, Massachusetts'],
  ['Califronia', 'state California'],
  ['Massachusets', 'state Massachusetts'],
  ['Columbus, Georgai', 'town Columbus, Georgia'],
]

/** The code once got each of these wrong. */
export const HARDEST: Case[] = [
  // An abbreviation that means a large city, but only on its own.
  ['LA', 'town Los Angeles, California', 'state Louisiana'],
  ['health center in Baton Rouge LA', 'town Baton Rouge, Louisiana'],
  // Spelled as in California, but the state that was given wins over the exact name.
  ['Pittsburg, PA', 'town Pittsburgh, Pennsylvania', 'town Pittsburg, California'],
  // Spelled right, but most people mean the other one.
  ['Pittsburg', 'town Pittsburg, California', 'town Pittsburgh, Pennsylvania'],
  // The search stays in the state that was given; places elsewhere are offered.
  ['Tucson, CA', 'state California', 'town Tucson, Arizona'],
  ['Griswold, CT', 'state Connecticut', 'town Griswold, Iowa'],
  ['Nowhere, CA', 'state California'],
  // A dropped letter must not fall back to the state.
  ['Kanas City', 'town Kansas City, Missouri', 'town Kansas City, Kansas'],
  ['New Yrok', 'town New York, New York', 'state New York'],
  // Town and state both misspelled, and no comma.
  ['Sprinfield Misouri', 'town Springfield, Missouri'],
  // Two letters are swapped, so few trigrams are shared.
  ['Mountian Brook', 'town Mountain Brook, Alabama'],
  // No commas at all.
  ['123 Main Street Petaluma CA', 'town Petaluma, California'],
  // A name made of noise.
  ['doctors near me', null],
]

export const NOTHING: Case[] = [
  ['', null],
  ['near me', null],
  ['asdfgh', null],
  ['xx', null],
  ['旧金山', null],
  ["'; drop table places; --", null],
  ['\u0000', null],
  ['99999', null, 'town Ketchikan, Alaska'],
  ['94900', null, 'town San Rafael, California'],
  // Other countries, a province of one, and a name that is no state at all.
  ['Paris, France', null, 'town Paris, Texas'],
  ['Paris France', null, 'town Paris, Texas'],
  ['Toronto, Ontario', null],
  ['Toronto, ON', null],
  ['Havana, Cuba', null],
  ['London, England', null, 'town London, Kentucky'],
  ['Oakland, Zzyzx', null, 'town Oakland, California'],
  // What people look for, which must not match a place by similarity.
  ['poison', null],
  ['drugs', null],
  ['help me', null],
  ['overdose', null],
  ['rape', null],
  ['embarazada', null],
  ['kill myself', null],
  ['911', null],
  ['988', null],
  ['me duele la muela', null],
  ['suicidal', null],
  ['chest pain', null],
  ['toothache', null],
  ['std test', null],
  ['pregnant', null],
  ['violacion', null],
  ['veneno', null],
]

/** Townships, regions, states that were given, and ZIP codes with lost or extra digits. */
export const GIVEN: Case[] = [
  ['Montgomery, New Jersey', 'town Montgomery Township, New Jersey'],
  ['Concord Township, Ohio', 'town Concord Township, Ohio'],
  ['Sandy Springs, Maryland', 'town Sandy Spring, Maryland'],
  ['Woolwich, NJ', 'town Woolwich Township, New Jersey'],
  ['Woolwich Twp, NJ', 'town Woolwich Township, New Jersey'],
  ['Colts Neck', 'town Colts Neck, New Jersey'],
  ['Manalapan NJ', 'town Manalapan Township, New Jersey'],
  ['Delran, New Jersey', 'town Delran Township, New Jersey'],
  ['West Windsor NJ', 'town West Windsor Township, New Jersey'],
  ['Kona', 'town Kailua-Kona, Hawaii'],
  ['Kona, HI', 'town Kailua-Kona, Hawaii'],
  ['Antelope Valley', 'town Lancaster, California', 'town Palmdale, California'],
  ['Antelope Valley, CA', 'town Lancaster, California'],
  ['Vernon, NM', 'state New Mexico'],
  ['Philadelphia, Georgia', 'state Georgia', 'town Philadelphia, Pennsylvania'],

  ['2108', 'zip 02108 (Boston, Massachusetts)'],
  ['Boston, MA 2108', 'zip 02108 (Boston, Massachusetts)'],
  ['601', 'zip 00601 (Adjuntas, Puerto Rico)'],
  ['houston tx 7700', 'town Houston, Texas'],
  ['Houston, TX 770021', 'town Houston, Texas'],

  // The smaller place, if it is at the larger one.
  ['Hyde Park, Chicago', 'town Hyde Park, Illinois'],
  ['Hollywood, Los Angeles', 'town Hollywood, California'],
  ['123 Main St, Houston', 'town Houston, Texas'],
  ['Harlem, NYC', 'town Harlem, New York'],
  ['Westside, Houston', 'town Houston, Texas'],

  // What people look for, and where.
  ['overdose chicago', 'town Chicago, Illinois'],
  ['toothache in Reno', 'town Reno, Nevada'],
  ['free std test Oakland CA', 'town Oakland, California'],
  ['pregnant Portland me', 'town Portland, Maine'],
  ['embarazada en Miami', 'town Miami, Florida'],
]
