/**
 * What speaks for a reading, and against it: powers of ten by which it gets likelier. `npm run words` and the tables of
 * texts judge a change; docs/decisions/search-one-reader.md says how they were found. Those of needs and filters are in
 * cms/needs/need-spans.ts.
 */
export const WEIGHTS = {
  // A place's size is the power of ten of its people.
  /** From 20,000 people on, a name is as likely the town as an everyday word. */
  place: -4.3,
  /** All that was typed. */
  whole: 3,
  /** After 'in' or 'near', and after 'de', 'at', 'by', which other things follow as well. */
  afterConnective: 1.5,
  afterWeakConnective: 0.5,
  /** Typed with a capital, as names are. */
  capital: 0.3,

  // Names.
  /** Each further word of one, since words are seldom those of a name by chance; less if the first is an article. */
  furtherWord: 2,
  article: 0.7,
  leadingThe: -1,
  nickname: 0.5,
  /** Only a part of a longer name that is typed: the Salem of Winston-Salem. */
  partOfName: -2,
  /** 'la' in a sentence is not Los Angeles; at its end it may be. */
  smallWord: -6,
  smallWordLast: -1.5,
  /** A word of this search that is a town's name too: Center, Texas. */
  saidHere: -2,
  /** The word 'County' was left out, also beside a town that is not small; or is only 'Co', which is a state too. */
  countyImplied: -2,
  countyBesideTown: -3,
  countyShort: -1.5,
  /** A word of it shortened: 'Ore City' is rather itself than Oregon City. */
  shortened: -1.6,
  /** A letter wrong; only the beginning typed; that in a small town without its state. */
  slip: -1.5,
  begun: -1,
  slipOfSmallTown: -3,
  /** A name that is only a little like what was typed is offered, and no answer. */
  unsureSlip: -6,
  /** A neighborhood before its city. */
  withCity: 1,

  /** There are clinics near it, and its name may mean another place. */
  hasClinics: 0.3,

  // States.
  /** Behind a name, in which such a place is; or before it. */
  withState: 2.5,
  afterState: 1,
  /** In capitals, or alone after a comma, though it may be a word. */
  withLoudState: 2.6,
  withStateAlone: 2,
  /** It may as well be another word: 'Portland me'; and other words come after it: 'Portland me duele'. */
  withQuietState: 1.4,
  withQuietStateInside: 0.5,
  afterQuietState: -1,
  quietStateAlone: -6,
  quietStateFirst: -1.2,
  likelyStateAlone: -1.5,
  /** 'Kent' is seldom Kentucky. */
  oldAbbreviation: -1.5,
  /** A sure state among the words that name no place. */
  stateIgnored: -5,
  /** 'Xyzzy, New York' is in the state, and 'Hope, Arkansas' in Hope. */
  stateAfterUnknown: 1.5,
  stateWithoutTown: -2,
  /** Behind another name, the city that is called like its state is the state: 'Cleveland, New York'. */
  cityForState: -4,

  // What stands beside a name.
  /** It has its own name from the place: 'Logan airport', 'Mayo Clinic', 'VA hospital'. */
  namesBuilding: -2.5,
  namesInstitution: -1.5,
  stateNamesInstitution: -4,
  /** A word with a capital that is no place: 'Johns Hopkins', 'Kaiser Permanente'. */
  besideName: -1.5,
  /** A word that is neither a need nor said here. */
  besideWord: -0.5,
  /** 'the park', 'my house', 'Dr. Wilson'. */
  afterDeterminer: -2.5,
  /** Nobody knows what comes after the comma: 'Oakland, Zzyzx'. */
  regionUnknown: -3,

  // Other places.
  country: 0,
  countryAfterName: 2,
  zip: 20,
  /** Five digits before a street's name. */
  houseNumber: -18,

  // Words that say nothing of the place.
  saidHereAsWord: 0.7,
  number: -0.3,
  brand: 2.5,
} as const

/** A place answers by itself if it is so much likelier than that none was typed. */
export const SURE = 0.25
/** Without one, places are offered down to this. */
export const OFFERED = -1.5
/** Beside one, others of its name are offered that are at most so much less likely, and other names. */
export const [FAR, NEAR] = [6, 1.5]
