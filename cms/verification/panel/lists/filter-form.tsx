import { Choice } from '../../../panel-kit/choice.tsx'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { AGES, type CallFilter, REASON_NAMES } from '../../call-lists/filter.ts'
import type { FilterOptions } from '../../queries/filter-options.ts'

const plain = (values: readonly string[]) => values.map((value) => [value, value] as const)

interface FilterFormProps {
  filter: CallFilter
  options: FilterOptions
  busy: boolean
  save: () => void
}

/** Which of the due clinics to call. It works as a plain form, so the filter stays in the address. */
export const FilterForm = ({ filter, options, busy, save }: FilterFormProps) => (
  <form className="calls__filter" action="/admin/verify">
    <Choice
      label="State"
      name="state"
      value={filter.state}
      all="All states"
      options={options.states.map(({ abbreviation, name }) => [abbreviation, name])}
    />
    <Choice
      label="Language"
      name="language"
      value={filter.language}
      all="Any language"
      options={plain(options.languages)}
    />
    <Choice
      label="Source"
      name="source"
      value={filter.source}
      all="All sources"
      options={plain(options.sources)}
    />
    <Choice
      label="Reason"
      name="reason"
      value={filter.reason}
      all="Any reason"
      options={Object.entries(REASON_NAMES)}
    />
    <Choice
      label="Due for"
      name="age"
      value={filter.age}
      all="Any time"
      options={AGES.map((days) => [days, `${days} days or more`])}
    />
    <div className="calls__row">
      <button className="plain-button plain-button--main" type="submit">
        Show these
      </button>
      {Object.keys(filter).length > 0 && (
        <PlainButton disabled={busy} onClick={save}>
          Save as a list
        </PlainButton>
      )}
      <a href="/admin/verify">All clinics</a>
    </div>
  </form>
)
