import { type City, townKey } from './cities.ts'
import type { Town } from './towns.ts'

/**
 * Townships that people name as their town but no package lists, by the post town of most of
 * their addresses.
 */
const TOWNSHIPS: Record<string, string> = {
  'Absecon, NJ': 'Galloway',
  'Basking Ridge, NJ': 'Bernards',
  'Bayville, NJ': 'Berkeley',
  'Belmar, NJ': 'Wall',
  'Blackwood, NJ': 'Gloucester',
  'Budd Lake, NJ': 'Mount Olive',
  'Clarksburg, NJ': 'Millstone',
  'Columbus, NJ': 'Mansfield',
  'Cream Ridge, NJ': 'Upper Freehold',
  'Englishtown, NJ': 'Manalapan',
  'Forked River, NJ': 'Lacey',
  'Hamburg, NJ': 'Hardyston',
  'Hightstown, NJ': 'East Windsor',
  'Lake Hopatcong, NJ': 'Jefferson',
  'Lawrenceville, NJ': 'Lawrence',
  'Manahawkin, NJ': 'Stafford',
  'Marlton, NJ': 'Evesham',
  'Matawan, NJ': 'Aberdeen',
  'Mickleton, NJ': 'East Greenwich',
  'Monmouth Junction, NJ': 'South Brunswick',
  'Mount Holly, NJ': 'Westampton',
  'Oakhurst, NJ': 'Ocean',
  'Princeton Junction, NJ': 'West Windsor',
  'Riverside, NJ': 'Delran',
  'Skillman, NJ': 'Montgomery',
  'Somerville, NJ': 'Branchburg',
  'Stanhope, NJ': 'Byram',
  'Succasunna, NJ': 'Roxbury',
  'Swedesboro, NJ': 'Woolwich, Logan',
  'Trenton, NJ': 'Hamilton',
  'Tuckerton, NJ': 'Little Egg Harbor',
  'Vincentown, NJ': 'Southampton',
  'Woodbury, NJ': 'Deptford, West Deptford',
  'Ardmore, PA': 'Lower Merion',
  'Berwyn, PA': 'Tredyffrin',
  'Broomall, PA': 'Marple',
  'Coraopolis, PA': 'Moon',
  'Easton, PA': 'Palmer',
  'Erie, PA': 'Millcreek',
  'Fort Washington, PA': 'Upper Dublin',
  'Glenshaw, PA': 'Shaler',
  'Greensburg, PA': 'Hempfield',
  'Harrisburg, PA': 'Lower Paxton, Swatara',
  'Huntingdon Valley, PA': 'Lower Moreland',
  'Irwin, PA': 'North Huntingdon',
  'King of Prussia, PA': 'Upper Merion',
  'Lafayette Hill, PA': 'Whitemarsh',
  'Landisville, PA': 'East Hempfield',
  'Macungie, PA': 'Lower Macungie',
  'Mechanicsburg, PA': 'Hampden',
  'Ridley Park, PA': 'Ridley',
  'West Chester, PA': 'East Goshen, West Goshen',
  'West View, PA': 'Ross',
  'Wexford, PA': 'McCandless',
  'Willow Grove, PA': 'Upper Moreland',
  'Yardley, PA': 'Lower Makefield',
  'York, PA': 'Springettsbury',
  'Ann Arbor, MI': 'Pittsfield, Scio',
  'Belleville, MI': 'Van Buren',
  'Bloomfield Hills, MI': 'Bloomfield',
  'Brighton, MI': 'Genoa',
  'Clarkston, MI': 'Independence',
  'Holt, MI': 'Delhi',
  'Jenison, MI': 'Georgetown',
  'Lake Orion, MI': 'Orion',
  'New Baltimore, MI': 'Chesterfield',
  'Okemos, MI': 'Meridian',
  'Ypsilanti, MI': 'Superior',
  'Canton, OH': 'Plain',
  'Cincinnati, OH': 'Anderson, Delhi',
  'Painesville, OH': 'Concord',
  'Pickerington, OH': 'Violet',
  'Warren, OH': 'Howland',
}

/** The townships as towns, at their post towns; those that a package lists are left out. */
export function townships(known: ReadonlyMap<string, Town>): City[] {
  return Object.entries(TOWNSHIPS).flatMap(([post, names]) => {
    const [postName = '', state = ''] = post.split(', ')
    const postTown = known.get(townKey(postName, state))
    if (!postTown) return []
    const { latitude, longitude } = postTown
    return names
      .split(', ')
      .filter((name) => !known.has(townKey(name, state)))
      .map((name) => ({ name, state, latitude, longitude, population: null, radius: null }))
  })
}
