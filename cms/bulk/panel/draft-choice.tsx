'use client'
import { useEffect } from 'react'
import { changesByPerson } from '../../documents/panel/publish/changes-by-person.ts'
import type { InEach, Say } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
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

const PAST: Record<WaitingDraft['visitors'], InEach> = {
  'have one': { en: '', es: '' },
  'had one': { en: 'was public before', es: 'antes era pública' },
  'never had one': { en: 'never public until now', es: 'nunca ha sido pública' },
}

/** 'Ana and you' */
const peopleOf = ({ changes }: WaitingDraft, say: Say): string => {
  const names = changes.flatMap(({ isMine, who }) => (!isMine && who !== null ? [who] : []))
  const mine = changes.some(({ isMine }) => isMine) ? [say({ en: 'you', es: 'usted' })] : []
  const people = [...new Set([...names, ...mine])]
  return (
    people.join(say({ en: ' and ', es: ' y ' })) ||
    say({ en: 'nobody in particular', es: 'nadie en particular' })
  )
}

/** 'Ana: Phone, Description (English); You: Description (Español)' */
const what = ({ changes, visitors }: WaitingDraft, say: Say): string => {
  const byPerson = changesByPerson(changes, say).map(
    ({ who, fields }) => `${who}: ${fields.join(', ')}`,
  )
  const past = say(PAST[visitors])
  return (
    [past, ...byPerson].filter(Boolean).join('; ') ||
    say({ en: 'no difference', es: 'sin diferencias' })
  )
}

/** The drafts among what is ticked, by who changed them. At first only those that are all one's own are picked. */
export const DraftChoice = ({ collection, chosen, change, picked, onPick }: DraftChoiceProps) => {
  const say = useSay()
  const { review, trouble } = useReview(collection, chosen, change)
  const drafts = review?.drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the drafts have come
  useEffect(() => {
    if (drafts) onPick(drafts.filter(({ isOwn }) => isOwn).map(({ id }) => id))
  }, [drafts])
  if (trouble) return <p role="alert">{trouble}</p>
  if (!review || !drafts) return null
  const groups = [...new Set(drafts.map((draft) => peopleOf(draft, say)))]
  const toggle = (ids: number[], isPicked: boolean) => {
    const others = (picked ?? []).filter((id) => !ids.includes(id))
    onPick(isPicked ? [...others, ...ids] : others)
  }
  return (
    <>
      <p role="status">
        {say({
          en: `${review.chosen} ticked. ${drafts.length} of them ${drafts.length === 1 ? 'has' : 'have'} a draft to publish.`,
          es: `Marcados: ${review.chosen}. Con un borrador por publicar: ${drafts.length}.`,
        })}
      </p>
      {groups.map((people) => {
        const inGroup = drafts.filter((draft) => peopleOf(draft, say) === people)
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
                {say({
                  en: `${inGroup.length} changed by ${people}`,
                  es: `${inGroup.length}, con cambios de: ${people}`,
                })}
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
                    {draft.name}: {what(draft, say)}
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
