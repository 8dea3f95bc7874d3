interface HiddenFieldsProps {
  fields: readonly (readonly [name: string, value: string])[]
}

/** What a form sends along with what people fill in. */
export const HiddenFields = ({ fields }: HiddenFieldsProps) =>
  fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
