import { Choice } from '../../panel-kit/choice.tsx'
import { LOG_ADDRESS } from '../log/log-address.ts'
import type { LogKind } from '../log/log-kinds.ts'
import type { LogFilter } from '../queries/log-rows.ts'
import { DONE } from '../what-was-done.ts'

interface LogFiltersProps {
  filter: LogFilter
  people: readonly { id: number; name: string }[]
  kinds: readonly LogKind[]
}

/** Narrows the log: a form that the address keeps. */
export const LogFilters = ({ filter, people, kinds }: LogFiltersProps) => (
  <form action={LOG_ADDRESS} className="history-filters">
    <Choice
      label="Person"
      name="by"
      all="Everybody"
      value={filter.by}
      options={people.map(({ id, name }) => [id, name])}
    />
    <Choice
      label="Kind of document"
      name="kind"
      all="All kinds"
      value={filter.kind}
      options={kinds.map(({ slug, many }) => [slug, many])}
    />
    <Choice
      label="What was done"
      name="done"
      all="Anything"
      value={filter.done}
      options={Object.entries(DONE)}
    />
    <label>
      <span>From</span>
      <input type="date" name="from" defaultValue={filter.from} />
    </label>
    <label>
      <span>To</span>
      <input type="date" name="to" defaultValue={filter.to} />
    </label>
    <button className="plain-button plain-button--main" type="submit">
      Show
    </button>
  </form>
)
