'use client'
import { useEffect } from 'react'
import { changesByPerson } from '../../documents/panel/publish/changes-by-person.ts'
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

const PAST: Record<WaitingDraft['visitors'], string> = {
  'have one': '',
  'had one': 'was public before',
  'never had one': 'never public until now',
}

/** 'Ana and you' */
const peopleOf = ({ changes }: WaitingDraft): string => {
  const byPeople = changes.filter(({ isMine, who }) => isMine || who !== null)
  const people = changesByPerson(byPeople).map(({ who }) => (who === 'You' ? 'you' : who))
  return people.join(' and ') || 'nobody in particular'
}

/** 'Ana: Phone, Description (English); You: Description (Español)' */
const what = ({ changes, visitors }: WaitingDraft): string => {
  const byPerson = changesByPerson(changes).map(({ who, fields }) => `${who}: ${fields.join(', ')}`)
  return [PAST[visitors], ...byPerson].filter(Boolean).join('; ') || 'no difference'
}

/** The drafts among what is ticked, by who changed them. At first only those that are all one's own are picked. */
export const DraftChoice = ({ collection, chosen, change, picked, onPick }: DraftChoiceProps) => {
  const { review, trouble } = useReview(collection, chosen, change)
  const drafts = review?.drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the drafts have come
  useEffect(() => {
    if (drafts) onPick(drafts.filter(({ isOwn }) => isOwn).map(({ id }) => id))
  }, [drafts])
  if (trouble) return <p role="alert">{trouble}</p>
  if (!review || !drafts) return null
  const groups = [...new Set(drafts.map(peopleOf))]
  const toggle = (ids: number[], isPicked: boolean) => {
    const others = (picked ?? []).filter((id) => !ids.includes(id))
    onPick(isPicked ? [...others, ...ids] : others)
  }
  return (
    <>
      <p role="status">
        {review.chosen} ticked. {drafts.length} of them {drafts.length === 1 ? 'has' : 'have'} a
        draft to publish.
      </p>
      {groups.map((people) => {
        const inGroup = drafts.filter((draft) => peopleOf(draft) === people)
        const ids = inGroup.map(({ id }) => id)
        const isAll = ids.every((id) => picked?.includes(id))
        return (
          <fieldset key={people} className="bulk-drafts">
            <legend>
              <label className="bulk-check">
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={({ target }) => toggle(ids, target.checked)}
                />
                {inGroup.length} changed by {people}
              </label>
            </legend>
            <ul>
              {inGroup.map((draft) => (
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
