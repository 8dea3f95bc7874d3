'use client'
import { Link } from '@payloadcms/ui'
import type { Say } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Entry } from '../endpoints/answers.ts'

type Counts = Entry['counts']

const inEnglish = ({ changed, same, left, undone, waiting }: Counts) => [
  `${changed} changed.`,
  undone > 0 ? `${undone} undone.` : '',
  same > 0 ? `${same} already ${same === 1 ? 'was' : 'were'} that way.` : '',
  left > 0 ? `${left} left as ${left === 1 ? 'it is' : 'they are'}; the log says why.` : '',
  waiting > 0 ? `${waiting} not changed yet.` : '',
]

const inSpanish = ({ changed, same, left, undone, waiting }: Counts) => [
  `Cambiados: ${changed}.`,
  undone > 0 ? `Deshechos: ${undone}.` : '',
  same > 0 ? `Ya estaban así: ${same}.` : '',
  left > 0 ? `Se dejaron como están: ${left}; el registro dice por qué.` : '',
  waiting > 0 ? `Todavía sin cambiar: ${waiting}.` : '',
]

/** '28 changed. 2 left as they are.' */
export const countsInWords = (counts: Counts, say: Say): string =>
  say({ en: inEnglish, es: inSpanish })(counts).filter(Boolean).join(' ')

/** What became of a change, with the way to its entry in the log. */
export const Done = ({ id, counts }: { id: number; counts: Entry['counts'] }) => {
  const say = useSay()
  return (
    <p role="status">
      {countsInWords(counts, say)}{' '}
      <Link href={`/admin/collections/bulk-changes/${id}`} prefetch={false}>
        {counts.changed > 0
          ? say({
              en: 'Show it in the log, where you can undo it',
              es: 'Ver en el registro, donde puede deshacerlo',
            })
          : say({ en: 'Show it in the log', es: 'Ver en el registro' })}
      </Link>
    </p>
  )
}
