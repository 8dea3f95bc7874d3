export { tidyCoordinates } from './coordinates.ts'
export { jurisdictionName } from './jurisdictions.ts'
export { findMapFile } from './map-file/find-map-file.ts'
export { type MapFile, openMapFile } from './map-file/open-map-file.ts'
export { normalizeName, normalizeWords } from './normalize.ts'
export { approximatePoints, type Unplaced } from './queries/approximate-points.ts'
export { type Town, townsAround } from './queries/towns-around.ts'
export { type ZipCentroid, zipCentroid, zipCentroids } from './queries/zip-centroid.ts'
export { editDistance } from './reading/edit-distance.ts'
export { findPlace, placeAsWritten } from './reading/find-place.ts'
export type { FoundPlace } from './reading/found-place.ts'
export { stateBesideZip } from './reading/given-state.ts'
export { countyInEnglish, englishLabel, inLanguage, toPlace } from './reading/label.ts'
export { namesNoPlace, withoutGreeting } from './reading/location-parts.ts'
export { misspelledTowns } from './reading/misspelled-town.ts'
export { withoutChains } from './reading/no-towns.ts'
export {
  type Gazetteer,
  isMeantIn,
  isPlaceIn,
  isPlaceName,
  openGazetteer,
} from './reading/open-gazetteer.ts'
export { saidPlace, withoutIn } from './reading/said-place.ts'
export { MOST_STATE_WORDS, stateOf } from './reading/state-names.ts'
export { suggestPlaces } from './reading/suggest.ts'
export { timeZoneAt } from './time-zones.ts'
export { isNickname, type ZipTowns, zipTowns } from './zip-towns.ts'
