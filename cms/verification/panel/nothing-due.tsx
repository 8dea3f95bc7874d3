'use client'

import { useEffect, useRef } from 'react'
import { longDay } from '../../panel-kit/dates.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Turn } from '../endpoints/answers.ts'
import type { List } from '../queries/due-clinics.ts'
import type { QueueState } from './use-queue.ts'

const sentences = (
  list: List,
  { month, offered, opensAt }: Turn,
  stopped: boolean,
): InEach<[string, string]> => {
  const { nextDueAt } = month
  const due = list === 'calls' ? (offered ?? month.due) : month.numbers
  if (stopped)
    return {
      en: ['Stopped for now', 'Others can now take the clinic that you had open.'],
      es: ['En pausa', 'Ahora otras personas pueden tomar la clínica que tenía abierta.'],
    }
  if (opensAt)
    return {
      en: [
        'No clinic is open now',
        `${inThousands(due)} are due. Outside their hours, at weekends and on federal holidays nobody answers. The first opens ${momentInWords(opensAt)}.`,
      ],
      es: [
        'Ninguna clínica está abierta ahora',
        `Hay ${inThousands(due)} pendientes. Fuera de su horario, los fines de semana y los días festivos federales nadie contesta. La primera abre el ${momentInWords(opensAt, 'es')}.`,
      ],
    }
  if (due > 0)
    return {
      en: [
        'Nothing left for you',
        `${inThousands(due)} due ${due === 1 ? 'clinic is' : 'clinics are'} with somebody else right now, or you skipped ${due === 1 ? 'it' : 'them'}.`,
      ],
      es: [
        'No queda nada para usted',
        due === 1
          ? 'Otra persona tiene ahora mismo la única clínica pendiente, o usted la saltó.'
          : `Otras personas tienen ahora mismo ${inThousands(due)} clínicas pendientes, o usted las saltó.`,
      ],
    }
  if (list === 'numbers')
    return {
      en: ['No number to find', 'Every clinic that is due has a number.'],
      es: ['Ningún número que buscar', 'Todas las clínicas pendientes tienen un número.'],
    }
  if (offered !== null)
    return {
      en: ['Nothing left of these', 'None of the clinics that you chose is due for you.'],
      es: [
        'No queda nada de estas',
        'Ninguna de las clínicas que eligió está pendiente para usted.',
      ],
    }
  const next = nextDueAt ? ` The next one is due on ${longDay(nextDueAt)}.` : ''
  const nextInSpanish = nextDueAt ? ` La próxima toca el ${longDay(nextDueAt, 'es')}.` : ''
  return {
    en: ['All clinics are verified', `Nothing is due.${next}`],
    es: ['Todas las clínicas están verificadas', `No hay nada pendiente.${nextInSpanish}`],
  }
}

interface NothingDueProps {
  list: List
  queue: QueueState
  turn: Turn
}

/** Shown if no clinic is open: why, and how to continue. */
export const NothingDue = ({ list, queue, turn }: NothingDueProps) => {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [title, sentence] = say(sentences(list, turn, queue.stopped))
  return (
    <section className="calls__card calls__nothing">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{sentence}</p>
      {queue.trouble && <p role="alert">{queue.trouble.message}</p>}
      <button
        className="calls__button calls__button--main"
        type="button"
        disabled={queue.busy}
        onClick={queue.again}
      >
        {queue.stopped
          ? say({ en: 'Continue', es: 'Continuar' })
          : say({ en: 'Check again', es: 'Revisar de nuevo' })}
      </button>
      {turn.opensAt && !queue.stopped && (
        <button
          className="calls__button"
          type="button"
          disabled={queue.busy}
          onClick={queue.openClosed}
        >
          {say({ en: 'Show closed clinics too', es: 'Mostrar también las clínicas cerradas' })}
        </button>
      )}
    </section>
  )
}
