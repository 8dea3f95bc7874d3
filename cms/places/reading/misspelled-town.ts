import { editDistance } from './edit-distance.ts'
import { givenState } from './given-state.ts'
import { locationParts, namesNoPlace } from './location-parts.ts'
import { type Gazetteer, similarMatches } from './open-gazetteer.ts'
import type { Reading } from './read-location.ts'
import { FEWEST_WITHOUT_STATE, isSlip, maybeMisspelled, people } from './spelling.ts'

/**
 * Whether a word of a text is a misspelled town with fewer wrong letters than these: a large one, or one
 * in the state behind it, which may have as many.
 */
type IsMisspelledTown = (word: string, keystrokes: number) => boolean

export function misspelledTowns(gazetteer: Gazetteer, text: string): IsMisspelledTown {
  return (word, keystrokes) => {
    if (namesNoPlace(word)) return false
    // Not before, since hardly any text has a word that is like a need.
    const given = givenState(text)
    const beforeState =
      given &&
      locationParts(text)
        .parts.flat()
        .at(-1 - given.words.length)
    const state = word === beforeState ? (given?.state ?? null) : null
    const reading: Reading = { kind: 'name', name: word, state, looseness: 0 }
    if (!maybeMisspelled(reading)) return false
    return similarMatches(gazetteer, [reading]).some(({ row }) => {
      const distance = editDistance(word, row.normalized)
      const isThere = row.state === state
      const isKnown = isThere || people(row) >= FEWEST_WITHOUT_STATE
      const isNearer = isThere ? distance <= keystrokes : distance < keystrokes
      return row.kind === 'town' && isKnown && isNearer && isSlip(word, distance)
    })
  }
}
