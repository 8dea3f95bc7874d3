import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { AGES, type CallFilter, REASON_NAMES } from '../../call-lists/filter.ts'
import type { FilterOptions } from '../../queries/filter-options.ts'
import { REASONS } from '../../reasons.ts'

interface ChoiceProps {
  label: string
  name: keyof CallFilter
  chosen: string | number | undefined
  any: string
  options: readonly { value: string | number; label: string }[]
}

const Choice = ({ label, name, chosen, any, options }: ChoiceProps) => (
  <label className="calls__choice">
    {label}
    <select name={name} defaultValue={chosen ?? ''}>
      <option value="">{any}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

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
      chosen={filter.state}
      any="All states"
      options={options.states}
    />
    <Choice
      label="Language"
      name="language"
      chosen={filter.language}
      any="Any language"
      options={plain(options.languages)}
    />
    <Choice
      label="Source"
      name="source"
      chosen={filter.source}
      any="All sources"
      options={plain(options.sources)}
    />
    <Choice
      label="Reason"
      name="reason"
      chosen={filter.reason}
      any="Any reason"
      options={REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))}
    />
    <Choice
      label="Due for"
      name="age"
      chosen={filter.age}
      any="Any time"
      options={AGES.map((value) => ({ value, label: `${value} days or more` }))}
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
