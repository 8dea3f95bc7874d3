'use client'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { Change } from '../change.ts'
import type { Review } from '../endpoints/answers.ts'
import type { ChosenInList } from './use-chosen.ts'

/** What a change would do, asked again whenever it or the documents are others. */
export const useReview = (collection: string, chosen: ChosenInList, change: Change) => {
  const [review, setReview] = useState<Review>()
  const [trouble, setTrouble] = useState<string>()
  const [edition, setEdition] = useState(0)
  const query = JSON.stringify({ collection, chosen, change })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition asks the same again
  useEffect(() => {
    let isCurrent = true
    setReview(undefined)
    askEndpoint<Review>('/bulk/review', JSON.parse(query)).then(
      (answer) => isCurrent && setReview(answer),
      (error) => isCurrent && setTrouble(sentenceOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [query, edition])
  const lookAgain = () => {
    setTrouble(undefined)
    setEdition((last) => last + 1)
  }
  return { review, trouble, setTrouble, lookAgain }
}
