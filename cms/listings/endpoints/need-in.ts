import { type FoundNeed, findNeed, type NeedFinder } from '../../needs/index.ts'
import { editDistance, type Gazetteer, isPlaceName } from '../../places/index.ts'

/** What a text says somebody needs. A misspelled need is none if it is the name of a place. */
export const needIn = (
  needs: NeedFinder,
  gazetteer: Gazetteer,
  text: string,
): FoundNeed | undefined =>
  findNeed(needs, text, editDistance, (word, state) =>
    state
      ? gazetteer.rowsOf(word).some((row) => row.state === state.toUpperCase())
      : isPlaceName(gazetteer, word),
  )
