import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { JURISDICTIONS } from '../../cms/places/jurisdictions.ts'
import type { openReader } from '../support/understood.ts'
import type { MadeText } from './made-texts.ts'

const people = ({ population }: PlaceRow) => population ?? 0

/** The towns with most people, each the one that its name alone means. */
export const largestTowns = (places: readonly PlaceRow[]): PlaceRow[] => {
  const known = new Set<string>()
  return places
    .filter(({ kind, radius }) => kind === 'town' && radius === null)
    .toSorted((one, other) => people(other) - people(one))
    .filter(({ normalized }) => !known.has(normalized) && known.add(normalized))
}

export const stateOf = (wanted: string) =>
  JURISDICTIONS.find(({ abbreviation }) => abbreviation === wanted)

type Understood = ReturnType<typeof openReader>['understood']

/** Whether a made text is read as it was made, and how it is read. */
export const judgeOf = (understood: Understood) => {
  const needs = new Map<string, string | undefined>()
  const meant = async (need: string) => {
    if (!needs.has(need)) needs.set(need, (await understood(need)).need?.name ?? undefined)
    return needs.get(need)
  }
  return async ({ text, need: asked, town }: MadeText) => {
    const { place, need } = await understood(text)
    const isPlace = place?.kind === 'town' && place.name === town.name && place.state === town.state
    const isNeed = asked === null || need?.name === (await meant(asked))
    const said = `${place?.label ?? 'no place'} · ${need?.name ?? 'no need'}`
    return { isRight: isPlace && isNeed, said }
  }
}
