interface ChoiceProps<Value extends string> {
  label: string
  /** The first option, which stands for no value. */
  usual: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  value: Value | null | undefined
  onChange: (value: Value | null) => void
  disabled: boolean
}

/** A choice that has a usual answer. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, usual, values, labelOf, value, onChange, disabled } = props
  return (
    <select
      aria-label={label}
      disabled={disabled}
      onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      value={value ?? ''}
    >
      <option value="">{usual}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </select>
  )
}
