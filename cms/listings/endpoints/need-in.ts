import { isInCapitals, isLikeWord } from '../../contract/words-like-states.ts'
import { type FoundNeed, findNeed, type NeedFinder } from '../../needs/index.ts'
import {
  editDistance,
  type Gazetteer,
  isMeantIn,
  isPlaceIn,
  isPlaceName,
  misspelledTowns,
} from '../../places/index.ts'

/** What a text says somebody needs. A misspelled need is none if it is the name of a place, or nearer to a town's. */
export const needIn = (
  needs: NeedFinder,
  gazetteer: Gazetteer,
  text: string,
): FoundNeed | undefined =>
  findNeed(needs, text, {
    distance: editDistance,
    isMisspelledTown: misspelledTowns(gazetteer, text),
    isName: (word, state) => {
      if (!state) return isPlaceName(gazetteer, word)
      const isSure = !isLikeWord(state.toLowerCase()) || isInCapitals(state, text)
      return (isSure ? isPlaceIn : isMeantIn)(gazetteer, word, state.toUpperCase())
    },
  })
