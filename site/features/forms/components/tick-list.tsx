import { CheckField } from '../../../components/check-field.tsx'
import type { SelectOption } from '../../../components/select-field.tsx'
import { style } from '../../../theme/style.ts'
import { useField } from '../form-context.ts'

const list = style({
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
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
        <CheckField
          key={option.value}
          name={name}
          label={option.label}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
    </div>
  )
}
