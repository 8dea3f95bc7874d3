import { Grid } from '@chakra-ui/react'
import { CheckField } from '../../../components/check-field.tsx'
import type { SelectOption } from '../../../components/select-field.tsx'
import { useField } from '../form-context.ts'

interface TickListProps {
  name: string
  options: readonly SelectOption[]
}

/** Checkboxes for any number of options. */
export const TickList = ({ name, options }: TickListProps) => {
  const { list: chosen } = useField(name)
  return (
    <Grid
      columnGap="6"
      rowGap="1"
      gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
    >
      {options.map((option) => (
        <CheckField
          key={option.value}
          name={name}
          label={option.label}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
    </Grid>
  )
}
