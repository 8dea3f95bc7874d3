import { Choice } from '../../panel-kit/choice.tsx'
import type { Say } from '../../panel-kit/say.ts'
import { LOG_ADDRESS } from '../log/log-address.ts'
import type { LogKind } from '../log/log-kinds.ts'
import type { LogFilter } from '../queries/log-rows.ts'
import { DONE } from '../what-was-done.ts'

interface LogFiltersProps {
  filter: LogFilter
  people: readonly { id: number; name: string }[]
  kinds: readonly LogKind[]
  say: Say
}

/** Narrows the log: a form that the address keeps. */
export const LogFilters = ({ filter, people, kinds, say }: LogFiltersProps) => (
  <form action={LOG_ADDRESS} className="history-filters">
    <Choice
      label={say({ en: 'Person', es: 'Persona' })}
      name="by"
      all={say({ en: 'Everybody', es: 'Todas' })}
      value={filter.by}
      options={people.map(({ id, name }) => [id, name])}
    />
    <Choice
      label={say({
        en: 'Kind of document',
        es: 'Tipo de documento',
      })}
      name="kind"
      all={say({ en: 'All kinds', es: 'Todos los tipos' })}
      value={filter.kind}
      options={kinds.map(({ slug, many }) => [slug, many])}
    />
    <Choice
      label={say({ en: 'What was done', es: 'Qué se hizo' })}
      name="done"
      all={say({ en: 'Anything', es: 'Cualquier cosa' })}
      value={filter.done}
      options={Object.entries(DONE).map(([done, words]) => [done, say(words)])}
    />
    <label>
      <span>{say({ en: 'From', es: 'Desde' })}</span>
      <input type="date" name="from" defaultValue={filter.from} />
    </label>
    <label>
      <span>{say({ en: 'To', es: 'Hasta' })}</span>
      <input type="date" name="to" defaultValue={filter.to} />
    </label>
    <button className="plain-button plain-button--main" type="submit">
      {say({ en: 'Show', es: 'Mostrar' })}
    </button>
  </form>
)
