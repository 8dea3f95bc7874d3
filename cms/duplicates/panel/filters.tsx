import { Choice } from '../../panel-kit/choice.tsx'
import '../../panel-kit/plain-button.css'
import { useSay } from '../../panel-kit/use-say.ts'
import { BY, HERE, type QueueAddress } from './queue.ts'

export interface StateOption {
  id: number
  name: string
}

interface FiltersProps {
  queue: QueueAddress
  states: StateOption[]
}

/** Narrows the list to a state, or to what speaks for a pair: a form that the address keeps. */
export const Filters = ({ queue, states }: FiltersProps) => {
  const say = useSay()
  return (
    <form action={HERE} className="dup-row dup-filters">
      <input type="hidden" name="show" value={queue.show} />
      <Choice
        label={say({ en: 'State', es: 'Estado' })}
        name="state"
        all={say({ en: 'All states', es: 'Todos los estados' })}
        value={queue.state}
        options={states.map(({ id, name }) => [id, name])}
      />
      <Choice
        label={say({ en: 'Reason', es: 'Motivo' })}
        name="by"
        all={say({ en: 'All reasons', es: 'Todos los motivos' })}
        value={queue.by}
        options={Object.entries(BY).map(([by, words]) => [by, say(words)])}
      />
      <button className="plain-button plain-button--main" type="submit">
        {say({ en: 'Show', es: 'Mostrar' })}
      </button>
    </form>
  )
}
