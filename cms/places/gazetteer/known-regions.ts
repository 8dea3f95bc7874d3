/**
 * Places that are larger than a town and no county, which no package knows: their names, the town in their
 * middle or with their offices, and about how many miles they reach around it.
 */

/** Lands of tribes and nations, those with most people, by their usual names. */
const TRIBAL_LANDS = `
Navajo Nation; Navajo Reservation; Navajoland; Dinetah; Nacion Navajo | Window Rock, AZ | 100
Hopi Reservation; Hopi Tribe; Hopi Nation | Kykotsmovi Village, AZ | 40
Gila River Indian Community; Gila River Reservation; Gila River | Sacaton, AZ | 25
Tohono O'odham Nation; Tohono O'odham Reservation; Tohono Oodham | Sells, AZ | 60
White Mountain Apache; Fort Apache Reservation; White Mountain Apache Tribe | Whiteriver, AZ | 40
San Carlos Apache; San Carlos Reservation; San Carlos Apache Tribe | San Carlos, AZ | 40
Salt River Pima-Maricopa Indian Community; Salt River Reservation | Scottsdale, AZ | 25
Hualapai Reservation; Hualapai Tribe; Hualapai Nation | Peach Springs, AZ | 40
Colorado River Indian Tribes; Colorado River Reservation | Parker, AZ | 25
Pine Ridge Reservation; Oglala Sioux; Oglala Lakota Nation; Pine Ridge Indian Reservation | Pine Ridge, SD | 50
Rosebud Reservation; Rosebud Sioux; Rosebud Indian Reservation; Sicangu Lakota | Rosebud, SD | 40
Cheyenne River Reservation; Cheyenne River Sioux | Eagle Butte, SD | 50
Standing Rock; Standing Rock Reservation; Standing Rock Sioux | Fort Yates, ND | 50
Lake Traverse Reservation; Sisseton Wahpeton Oyate; Sisseton Reservation | Sisseton, SD | 30
Yankton Reservation; Yankton Sioux | Wagner, SD | 25
Crow Creek Reservation; Crow Creek Sioux | Fort Thompson, SD | 25
Fort Berthold; Fort Berthold Reservation; MHA Nation; Three Affiliated Tribes | New Town, ND | 40
Turtle Mountain Reservation; Turtle Mountain Chippewa; Turtle Mountain | Belcourt, ND | 25
Spirit Lake Reservation; Spirit Lake Tribe; Spirit Lake Nation | Fort Totten, ND | 25
Blackfeet Reservation; Blackfeet Nation; Blackfeet Indian Reservation | Browning, MT | 40
Crow Reservation; Crow Nation; Crow Tribe | Crow Agency, MT | 50
Northern Cheyenne; Northern Cheyenne Reservation | Lame Deer, MT | 30
Fort Peck; Fort Peck Reservation | Poplar, MT | 50
Fort Belknap; Fort Belknap Reservation | Harlem, MT | 30
Flathead Reservation; Confederated Salish and Kootenai Tribes; Salish Kootenai | Pablo, MT | 40
Rocky Boy Reservation; Rocky Boys Reservation | Box Elder, MT | 25
Wind River Reservation; Wind River Indian Reservation; Eastern Shoshone; Northern Arapaho | Fort Washakie, WY | 40
Uintah and Ouray Reservation; Uintah Ouray; Ute Indian Tribe | Fort Duchesne, UT | 40
Southern Ute; Southern Ute Reservation | Ignacio, CO | 25
Ute Mountain Ute; Ute Mountain Reservation | Towaoc, CO | 25
Jicarilla Apache; Jicarilla Apache Nation | Dulce, NM | 40
Mescalero Apache; Mescalero Reservation | Mescalero, NM | 25
Zuni Pueblo; Zuni Reservation; Pueblo of Zuni | Zuni, NM | 25
Laguna Pueblo; Pueblo of Laguna | Laguna, NM | 25
Acoma Pueblo; Pueblo of Acoma | San Fidel, NM | 25
Isleta Pueblo; Pueblo of Isleta | Isleta, NM | 25
Santo Domingo Pueblo; Kewa Pueblo | Santo Domingo Pueblo, NM | 25
Cherokee Nation; Cherokee Nation of Oklahoma | Tahlequah, OK | 60
Choctaw Nation; Choctaw Nation of Oklahoma | Durant, OK | 100
Chickasaw Nation | Ada, OK | 75
Muscogee Nation; Creek Nation; Muscogee Creek Nation | Okmulgee, OK | 60
Seminole Nation; Seminole Nation of Oklahoma | Wewoka, OK | 30
Osage Nation; Osage Reservation | Pawhuska, OK | 40
Comanche Nation | Lawton, OK | 40
Kiowa Tribe; Kiowa Nation | Carnegie, OK | 30
Citizen Potawatomi Nation | Shawnee, OK | 30
Qualla Boundary; Eastern Cherokee; Eastern Band of Cherokee | Cherokee, NC | 25
Lumbee Tribe; Lumbee | Pembroke, NC | 30
Mississippi Choctaw; Mississippi Band of Choctaw | Philadelphia, MS | 40
Poarch Creek; Poarch Band of Creek | Atmore, AL | 25
Red Lake Reservation; Red Lake Nation | Redlake, MN | 40
White Earth Reservation; White Earth Nation | White Earth, MN | 40
Leech Lake Reservation; Leech Lake | Cass Lake, MN | 30
Fond du Lac Reservation; Fond du Lac Band | Cloquet, MN | 25
Mille Lacs Reservation; Mille Lacs Band | Onamia, MN | 25
Menominee Reservation; Menominee Nation; Menominee Tribe | Keshena, WI | 25
Oneida Nation; Oneida Reservation | Oneida, WI | 25
Lac du Flambeau Reservation | Lac Du Flambeau, WI | 25
Lac Courte Oreilles; Lac Courte Oreilles Reservation | Hayward, WI | 25
Ho-Chunk Nation | Black River Falls, WI | 40
Isabella Reservation; Saginaw Chippewa | Mount Pleasant, MI | 25
Yakama Nation; Yakama Reservation; Yakima Reservation | Toppenish, WA | 40
Colville Reservation; Colville Tribes | Nespelem, WA | 50
Spokane Reservation; Spokane Tribe | Wellpinit, WA | 25
Tulalip Reservation; Tulalip Tribes; Tulalip | Marysville, WA | 25
Lummi Nation; Lummi Reservation | Bellingham, WA | 25
Quinault Nation; Quinault Reservation | Taholah, WA | 30
Makah Reservation; Makah Tribe | Neah Bay, WA | 25
Muckleshoot Reservation; Muckleshoot | Auburn, WA | 25
Puyallup Reservation; Puyallup Tribe | Tacoma, WA | 25
Warm Springs Reservation; Confederated Tribes of Warm Springs | Warm Springs, OR | 40
Umatilla Reservation; Umatilla Indian Reservation | Pendleton, OR | 25
Siletz Reservation; Confederated Tribes of Siletz | Siletz, OR | 25
Grand Ronde Reservation; Confederated Tribes of Grand Ronde | Grand Ronde, OR | 25
Nez Perce Reservation; Nez Perce Tribe; Nez Perce | Lapwai, ID | 40
Fort Hall Reservation; Shoshone-Bannock Tribes; Shoshone Bannock | Fort Hall, ID | 25
Duck Valley Reservation; Duck Valley | Owyhee, NV | 30
Pyramid Lake Reservation; Pyramid Lake Paiute | Nixon, NV | 25
Hoopa Valley; Hoopa Valley Reservation; Hupa | Hoopa, CA | 25
Yurok Reservation; Yurok Tribe | Klamath, CA | 30
Round Valley Reservation | Covelo, CA | 25
Morongo Reservation; Morongo | Banning, CA | 25
Agua Caliente Reservation | Palm Springs, CA | 25
Akwesasne; Saint Regis Mohawk; Saint Regis Reservation | Hogansburg, NY | 25
Seneca Nation; Allegany Reservation | Salamanca, NY | 40
Onondaga Nation | Nedrow, NY | 25
Big Cypress Reservation; Seminole Tribe of Florida | Clewiston, FL | 40
Passamaquoddy; Passamaquoddy Reservation | Perry, ME | 25
Penobscot Nation | Old Town, ME | 25
Mashpee Wampanoag | Mashpee, MA | 25
Metlakatla Indian Community; Annette Island | Metlakatla, AK | 25`

/** Military posts by their names now and before, with the town at their gates. */
const POSTS = `
Fort Bragg; Fort Liberty; Pope Field | Fayetteville, NC | 25
Fort Benning; Fort Moore | Columbus, GA | 25
Fort Gordon; Fort Eisenhower | Augusta, GA | 25
Fort Stewart; Hunter Army Airfield | Hinesville, GA | 25
Moody AFB; Moody Air Force Base | Valdosta, GA | 25
Robins AFB; Robins Air Force Base | Warner Robins, GA | 25
Fort Hood; Fort Cavazos | Killeen, TX | 25
Fort Bliss | El Paso, TX | 25
Fort Sam Houston; Lackland AFB; Lackland Air Force Base; Randolph AFB; Joint Base San Antonio; JBSA | San Antonio, TX | 25
Dyess AFB; Dyess Air Force Base | Abilene, TX | 25
Sheppard AFB; Sheppard Air Force Base | Wichita Falls, TX | 25
Goodfellow AFB; Goodfellow Air Force Base | San Angelo, TX | 25
Laughlin AFB; Laughlin Air Force Base | Del Rio, TX | 25
Fort Polk; Fort Johnson | Leesville, LA | 25
Barksdale AFB; Barksdale Air Force Base | Bossier City, LA | 25
Fort Lee; Fort Gregg-Adams | Petersburg, VA | 25
Fort Pickett; Fort Barfoot | Blackstone, VA | 25
Fort A P Hill; Fort Walker | Bowling Green, VA | 25
Fort Belvoir | Alexandria, VA | 25
Fort Eustis; Langley AFB; Langley Air Force Base; Joint Base Langley-Eustis | Newport News, VA | 25
Norfolk Naval Station; Naval Station Norfolk; Little Creek | Norfolk, VA | 25
Naval Air Station Oceana; NAS Oceana | Virginia Beach, VA | 25
Quantico; Marine Corps Base Quantico; MCB Quantico | Triangle, VA | 25
Fort Rucker; Fort Novosel | Daleville, AL | 25
Redstone Arsenal | Huntsville, AL | 25
Maxwell AFB; Maxwell Air Force Base | Montgomery, AL | 25
Fort Campbell | Clarksville, TN | 25
Fort Knox | Radcliff, KY | 25
Fort Jackson | Columbia, SC | 25
Shaw AFB; Shaw Air Force Base | Sumter, SC | 25
Parris Island; MCRD Parris Island; MCAS Beaufort | Beaufort, SC | 25
Joint Base Charleston | North Charleston, SC | 25
Camp Lejeune; MCB Camp Lejeune; New River Air Station | Jacksonville, NC | 25
Cherry Point; MCAS Cherry Point | Havelock, NC | 25
Seymour Johnson AFB; Seymour Johnson Air Force Base | Goldsboro, NC | 25
Fort Carson; Peterson Space Force Base; Peterson AFB; Schriever; Air Force Academy | Colorado Springs, CO | 25
Buckley Space Force Base; Buckley AFB | Aurora, CO | 25
Fort Sill | Lawton, OK | 25
Tinker AFB; Tinker Air Force Base | Midwest City, OK | 25
Altus AFB; Vance AFB; Altus Air Force Base | Altus, OK | 25
Fort Riley | Junction City, KS | 25
Fort Leavenworth | Leavenworth, KS | 25
McConnell AFB; McConnell Air Force Base | Wichita, KS | 25
Fort Leonard Wood | Saint Robert, MO | 25
Whiteman AFB; Whiteman Air Force Base | Knob Noster, MO | 25
Scott AFB; Scott Air Force Base | O'Fallon, IL | 25
Naval Station Great Lakes; Great Lakes Naval Station | North Chicago, IL | 25
Fort McCoy | Sparta, WI | 25
Fort Drum | Watertown, NY | 25
West Point | West Point, NY | 25
Fort Dix; McGuire AFB; Joint Base McGuire-Dix-Lakehurst; McGuire Air Force Base | Wrightstown, NJ | 25
Dover AFB; Dover Air Force Base | Dover, DE | 25
Fort Meade; Fort George G Meade | Odenton, MD | 25
Joint Base Andrews; Andrews AFB; Andrews Air Force Base | Camp Springs, MD | 25
Aberdeen Proving Ground | Aberdeen, MD | 25
Fort Detrick | Frederick, MD | 25
Naval Submarine Base New London; New London Submarine Base | Groton, CT | 25
Hanscom AFB; Hanscom Air Force Base | Bedford, MA | 25
Fort Irwin | Barstow, CA | 40
Camp Pendleton; MCB Camp Pendleton | Oceanside, CA | 25
MCAS Miramar; Miramar Air Station; Naval Base San Diego; Naval Base Coronado; MCRD San Diego | San Diego, CA | 25
Twentynine Palms Base; MCAGCC Twentynine Palms | Twentynine Palms, CA | 25
Edwards AFB; Edwards Air Force Base | Rosamond, CA | 25
Travis AFB; Travis Air Force Base | Fairfield, CA | 25
Beale AFB; Beale Air Force Base | Marysville, CA | 25
Vandenberg Space Force Base; Vandenberg AFB | Lompoc, CA | 25
NAS Lemoore; Naval Air Station Lemoore | Lemoore, CA | 25
China Lake; Naval Air Weapons Station China Lake | Ridgecrest, CA | 25
Fort Hunter Liggett | King City, CA | 25
Fort Huachuca | Sierra Vista, AZ | 25
Luke AFB; Luke Air Force Base | Glendale, AZ | 25
Davis-Monthan AFB; Davis-Monthan Air Force Base; Davis Monthan | Tucson, AZ | 25
MCAS Yuma; Yuma Proving Ground | Yuma, AZ | 25
Kirtland AFB; Kirtland Air Force Base | Albuquerque, NM | 25
Holloman AFB; Holloman Air Force Base; White Sands Missile Range | Alamogordo, NM | 25
Cannon AFB; Cannon Air Force Base | Clovis, NM | 25
Nellis AFB; Nellis Air Force Base; Creech AFB | Las Vegas, NV | 25
NAS Fallon; Naval Air Station Fallon | Fallon, NV | 25
Hill AFB; Hill Air Force Base | Layton, UT | 25
Mountain Home AFB; Mountain Home Air Force Base | Mountain Home, ID | 25
Malmstrom AFB; Malmstrom Air Force Base | Great Falls, MT | 25
F E Warren AFB; Warren Air Force Base | Cheyenne, WY | 25
Minot AFB; Minot Air Force Base | Minot, ND | 25
Grand Forks AFB; Grand Forks Air Force Base | Grand Forks, ND | 25
Ellsworth AFB; Ellsworth Air Force Base | Rapid City, SD | 25
Offutt AFB; Offutt Air Force Base | Bellevue, NE | 25
Wright-Patterson AFB; Wright-Patterson Air Force Base; Wright Patterson | Dayton, OH | 25
Little Rock AFB; Little Rock Air Force Base | Jacksonville, AR | 25
Keesler AFB; Keesler Air Force Base | Biloxi, MS | 25
Columbus AFB; Columbus Air Force Base | Columbus, MS | 25
Eglin AFB; Eglin Air Force Base; Hurlburt Field | Fort Walton Beach, FL | 25
Tyndall AFB; Tyndall Air Force Base | Panama City, FL | 25
MacDill AFB; MacDill Air Force Base | Tampa, FL | 25
Patrick AFB; Patrick Space Force Base; Cape Canaveral Space Force Station | Cocoa Beach, FL | 25
NAS Pensacola; Naval Air Station Pensacola | Pensacola, FL | 25
NAS Jacksonville; Naval Station Mayport | Jacksonville, FL | 25
Joint Base Lewis-McChord; JBLM; Fort Lewis; McChord AFB | Lakewood, WA | 25
Fairchild AFB; Fairchild Air Force Base | Airway Heights, WA | 25
NAS Whidbey Island; Naval Air Station Whidbey Island | Oak Harbor, WA | 25
Naval Base Kitsap; Bangor Submarine Base | Bremerton, WA | 25
Joint Base Elmendorf-Richardson; JBER; Elmendorf AFB; Fort Richardson | Anchorage, AK | 25
Fort Wainwright; Eielson AFB; Eielson Air Force Base | Fairbanks, AK | 25
Fort Greely | Delta Junction, AK | 25
Schofield Barracks; Wheeler Army Airfield | Wahiawa, HI | 25
Pearl Harbor; Joint Base Pearl Harbor-Hickam; Hickam AFB; Fort Shafter | Honolulu, HI | 25
Kaneohe Bay; MCBH Kaneohe Bay; Marine Corps Base Hawaii | Kaneohe, HI | 25
Fort Buchanan | Guaynabo, PR | 25
Andersen AFB; Andersen Air Force Base | Yigo, GU | 25`

/** Parts of states that people name. */
const PARTS_OF_STATES = `
Central Valley; San Joaquin Valley; Valle Central | Fresno, CA | 100
Central Coast | San Luis Obispo, CA | 75
Northern California; NorCal; Norte de California | Sacramento, CA | 100
Southern California; SoCal; Sur de California | Los Angeles, CA | 100
Imperial Valley; Valle Imperial | El Centro, CA | 40
Salinas Valley | Salinas, CA | 40
North Bay | Santa Rosa, CA | 40
Humboldt | Eureka, CA | 50
Upstate New York; Upstate NY; Central New York | Syracuse, NY | 100
Western New York | Buffalo, NY | 75
Capital Region | Albany, NY | 50
North Country | Plattsburgh, NY | 75
Finger Lakes | Geneva, NY | 50
Adirondacks | Saranac Lake, NY | 50
Catskills | Monticello, NY | 40
Upper Peninsula; UP of Michigan; Upper Michigan; The UP | Marquette, MI | 100
Thumb of Michigan; The Thumb | Bad Axe, MI | 40
South Texas; Sur de Texas; Deep South Texas | McAllen, TX | 100
West Texas; Oeste de Texas | Midland, TX | 100
East Texas; Este de Texas | Tyler, TX | 75
North Texas; Norte de Texas | Dallas, TX | 75
Central Texas | Waco, TX | 75
Texas Panhandle | Amarillo, TX | 100
Hill Country; Texas Hill Country | Kerrville, TX | 50
Coastal Bend | Corpus Christi, TX | 50
South Florida; Sur de la Florida; Sur de Florida | Miami, FL | 75
Central Florida; Centro de Florida; Florida Central | Orlando, FL | 75
North Florida | Jacksonville, FL | 75
Florida Panhandle | Pensacola, FL | 75
Southwest Florida; Southwest FL | Fort Myers, FL | 50
Treasure Coast | Fort Pierce, FL | 40
Space Coast | Melbourne, FL | 40
South Georgia | Valdosta, GA | 75
North Georgia | Gainesville, GA | 50
Lowcountry | Charleston, SC | 50
Upstate South Carolina; Upstate SC | Greenville, SC | 50
Eastern North Carolina; Eastern NC | Greenville, NC | 75
Western North Carolina; Western NC | Asheville, NC | 75
Piedmont Triad; Triad | Greensboro, NC | 40
East Tennessee | Knoxville, TN | 75
West Tennessee | Jackson, TN | 75
Middle Tennessee | Nashville, TN | 75
Eastern Kentucky | Hazard, KY | 75
Western Kentucky | Paducah, KY | 75
Southwest Virginia | Abingdon, VA | 75
Northern Virginia; NoVA | Fairfax, VA | 40
Shenandoah Valley | Harrisonburg, VA | 50
Eastern Shore of Maryland; Eastern Shore MD | Salisbury, MD | 50
Western Maryland | Cumberland, MD | 50
South Jersey | Camden, NJ | 50
North Jersey; Northern New Jersey | Newark, NJ | 40
Jersey Shore | Toms River, NJ | 40
Western Massachusetts; Western Mass | Springfield, MA | 50
Pioneer Valley | Northampton, MA | 25
Northeast Kingdom | Saint Johnsbury, VT | 40
Downeast Maine | Machias, ME | 75
Aroostook | Presque Isle, ME | 75
Central Pennsylvania | State College, PA | 75
Western Pennsylvania | Pittsburgh, PA | 75
Northeast Ohio | Cleveland, OH | 50
Southeast Ohio | Athens, OH | 50
Southern Illinois | Carbondale, IL | 75
Central Illinois | Peoria, IL | 75
Northwest Indiana; The Region | Gary, IN | 40
Fox Valley | Appleton, WI | 40
Northern Wisconsin | Rhinelander, WI | 75
Arrowhead | Duluth, MN | 75
Ozarks | Springfield, MO | 75
Bootheel; Missouri Bootheel | Kennett, MO | 40
Northwest Arkansas | Fayetteville, AR | 50
Arkansas Delta | Helena, AR | 75
Acadiana; Cajun Country | Lafayette, LA | 50
Northshore | Covington, LA | 40
Black Belt; Alabama Black Belt | Selma, AL | 75
Gulf Coast Mississippi; Mississippi Gulf Coast | Gulfport, MS | 40
Western Slope | Grand Junction, CO | 75
San Luis Valley; Valle de San Luis | Alamosa, CO | 50
Southern Colorado | Pueblo, CO | 75
Northern New Mexico | Espanola, NM | 75
Southern Arizona | Tucson, AZ | 75
Northern Arizona | Flagstaff, AZ | 100
Southern Utah | Saint George, UT | 75
Wasatch Front | Salt Lake City, UT | 50
Southern Oregon; Rogue Valley | Medford, OR | 50
Willamette Valley | Salem, OR | 50
Eastern Oregon | La Grande, OR | 100
Central Oregon | Bend, OR | 50
Eastern Washington | Spokane, WA | 100
Yakima Valley; Valle de Yakima | Yakima, WA | 40
Puget Sound | Seattle, WA | 50
Olympic Peninsula | Port Angeles, WA | 50
Panhandle of Idaho; North Idaho; Northern Idaho | Coeur d'Alene, ID | 75
Interior Alaska | Fairbanks, AK | 100
Southeast Alaska | Juneau, AK | 100`

export interface KnownRegion {
  /** As it is called; the others are understood too. */
  name: string
  others: string[]
  town: string
  /** Postal abbreviation. */
  state: string
  miles: number
}

export const KNOWN_REGIONS: readonly KnownRegion[] = [TRIBAL_LANDS, POSTS, PARTS_OF_STATES]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const [names = '', at = '', miles = ''] = line.split(' | ')
    const [name = '', ...others] = names.split('; ')
    const [town = '', state = ''] = at.split(', ')
    return { name, others, town, state, miles: Number(miles) }
  })
