import type { SelectOption } from '../../../components/select-field.tsx'
import { checkField } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'
import { useField } from '../form-context.ts'

const list = style({
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
})
const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  overflowWrap: 'anywhere',
})

interface TickListProps {
  name: string
  options: readonly SelectOption[]
}

/** Checkboxes for any number of options. */
export const TickList = ({ name, options }: TickListProps) => {
  const { list: chosen } = useField(name)
  return (
    <div css={list}>
      {options.map((option) => (
        <label key={option.value} css={label}>
          <input
            css={checkField}
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
