import {
  type Answer,
  type Category,
  type Clinic,
  each,
  factsOfKind,
  type ListedClinic,
  type State,
} from '@healthcare-for-all/cms/contract'

/** What may be missing: a value for each field that can be null, a list, or yes or no. */
export type Missing<Row> = {
  [Name in keyof Row as null extends Row[Name]
    ? Name
    : Row[Name] extends readonly unknown[] | boolean
      ? Name
      : never]-?: Row[Name]
}

type CountName = 'clinicCount' | 'freeCount' | 'lowCostCount' | 'verifiedCount'

/** Of a clinic in a list. */
export const LISTED: Missing<ListedClinic> = {
  addressIsPrivate: false,
  asksForId: null,
  asksForSsn: null,
  categories: [],
  coordinatesApproximate: false,
  hoursOfOperation: null,
  isFree: false,
  isLowCost: false,
  lastVerifiedAt: null,
  latitude: null,
  longitude: null,
  openWeek: [],
  phone: null,
  phoneExtension: null,
  phones: [],
  services: [],
  staffCount: null,
  timeZone: null,
  verified: false,
  zipCode: null,
}

/** Of a clinic with all its facts. */
export const WHOLE_CLINIC: Missing<Clinic> & Pick<Clinic, 'factDates'> = {
  ...each(factsOfKind('line'), null),
  ...each(factsOfKind('paragraph'), null),
  ...each(factsOfKind('number'), null),
  ...each(factsOfKind('yesNo'), null),
  ...each(factsOfKind('flag'), false),
  ...each(factsOfKind('list'), []),
  ...each(factsOfKind('hours'), []),
  ...each(factsOfKind('phones'), []),
  ...LISTED,
  confirmedByClinicAt: null,
  factDates: {},
  inEnglish: [],
  movedAt: null,
  movedFrom: null,
}

/** Of a state or a category. There is a text for zero clinics. */
export const COUNTED: Missing<State> & Missing<Category> & Record<CountName, 0> = {
  description: null,
  icon: null,
  clinicCount: 0,
  freeCount: 0,
  lowCostCount: 0,
  verifiedCount: 0,
}

/** Of a search's answer, beside its list. */
export const FOUND: Missing<Answer<'searchClinics'>> = {
  clinics: [],
  beyond: null,
  alternatives: [],
  distance: null,
  filters: [],
  named: null,
  need: null,
  needWords: null,
  notListed: null,
  offered: [],
  otherState: null,
  passedOver: null,
  place: null,
  respelled: null,
  unknownPlace: null,
  unknownRegion: null,
  wholeState: false,
  widened: false,
}

/** Fills in what is missing, in place: copying hundreds of rows takes longer. */
export const fill = (row: Record<string, unknown>, missing: object): void => {
  for (const [name, value] of Object.entries(missing)) row[name] ??= value
}
