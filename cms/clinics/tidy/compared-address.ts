const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
}

/** A word of a street in each of its writings: 'street' and 'st'. */
export const WRITINGS: readonly string[][] = Object.entries(SHORT)

/** 'st' for 'street'; any other word as it is. */
export const shortened = (word: string): string => SHORT[word] ?? word

/** Rooms in a building: two clinics behind one door are still likely the same. */
const ROOM = /\b(suite|ste|unit|apt|apartment|room|rm|floor|fl|bldg|building)\b.*$|#.*$/

/** '414 North Street, Suite 2' and '414 N. St' both become '414 n st'. */
export const comparedAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(ROOM, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .split(/\s+/)
    .map(shortened)
    .filter(Boolean)
    .join(' ')

/** 'suite 2' of '414 North Street, Suite 2'; empty if there is none. */
export const roomOf = (address: string): string => ROOM.exec(address.toLowerCase())?.[0] ?? ''

/** Where letters go, and nobody is seen. */
const NO_DOOR = /^(p ?o|post office) box\b|^general delivery\b/

/** An address as it is compared, if it says where a building is; else empty. */
export const comparedDoor = (address: string): string => {
  const compared = comparedAddress(address)
  return NO_DOOR.test(compared) ? '' : compared
}

/** '56 119' of '56 119 pualalea st'; empty if there is none. */
export const houseNumber = (compared: string): string =>
  /^\d\S*(?: \d\S*)*/.exec(compared)?.[0] ?? ''
