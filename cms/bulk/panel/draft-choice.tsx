'use client'
import { useEffect } from 'react'
import type { Change } from '../change.ts'
import type { WaitingDraft } from '../endpoints/answers.ts'
import type { ChosenInList } from './use-chosen.ts'
import { useReview } from './use-review.ts'

interface DraftChoiceProps {
  collection: string
  chosen: ChosenInList
  change: Change
  picked: number[] | undefined
  onPick: (ids: number[]) => void
}

const what = ({ changed }: WaitingDraft): string => {
  if (!changed) return 'never public until now'
  return changed.filter((one) => one !== 'Saved as a draft').join(', ') || 'no difference'
}

/** The drafts among what is ticked, by whose they are; other people's are left out at first. */
export const DraftChoice = ({ collection, chosen, change, picked, onPick }: DraftChoiceProps) => {
  const { review, trouble } = useReview(collection, chosen, change)
  const drafts = review?.drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the drafts have come
  useEffect(() => {
    if (drafts) onPick(drafts.filter(({ isOwn }) => isOwn).map(({ id }) => id))
  }, [drafts])
  if (trouble) return <p role="alert">{trouble}</p>
  if (!review || !drafts) return null
  const people = [...new Set(drafts.map(({ by }) => by))]
  const toggle = (ids: number[], isPicked: boolean) => {
    const others = (picked ?? []).filter((id) => !ids.includes(id))
    onPick(isPicked ? [...others, ...ids] : others)
  }
  return (
    <>
      <p role="status">
        {review.counted} ticked. {drafts.length} of them have a draft to publish.
      </p>
      {people.map((by) => {
        const own = drafts.filter((draft) => draft.by === by)
        const ids = own.map(({ id }) => id)
        const isAll = ids.every((id) => picked?.includes(id))
        return (
          <fieldset key={by} className="bulk-drafts">
            <legend>
              <label className="bulk-check">
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={({ target }) => toggle(ids, target.checked)}
                />
                {own.length} saved last by {by}
                {own[0]?.isOwn && ' (you)'}
              </label>
            </legend>
            <ul>
              {own.map((draft) => (
                <li key={draft.id}>
                  <label className="bulk-check">
                    <input
                      type="checkbox"
                      checked={picked?.includes(draft.id) ?? false}
                      onChange={({ target }) => toggle([draft.id], target.checked)}
                    />
                    {draft.name}: {what(draft)}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )
      })}
    </>
  )
}
