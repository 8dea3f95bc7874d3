interface ChoiceProps {
  label: string
  /** Of the parameter in the address. */
  name: string
  /** What leaves all. */
  all: string
  value: string | number | undefined
  options: readonly (readonly [value: string | number, label: string])[]
}

/** A choice in a form that narrows a list by its address. */
export const Choice = ({ label, name, all, value = '', options }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select name={name} defaultValue={value}>
      <option value="">{all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
