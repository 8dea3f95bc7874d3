import type { Place } from './place.ts'

/** A text that is understood as the whole state. By itself, 'New York' is the city. */
export const stateText = (stateName: string): string =>
  stateName === 'New York' ? `${stateName} State` : stateName

/** A location text that is understood as exactly this place. */
export const searchText = ({ kind, label }: Pick<Place, 'kind' | 'label'>): string =>
  kind === 'state' ? stateText(label) : label
