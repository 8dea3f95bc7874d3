import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { HiddenFields } from './hidden-fields.tsx'

interface GetFormProps extends HTMLChakraProps<'form'> {
  /** Where the form leads; the query goes along in hidden fields, since a GET form drops it. */
  action: string
}

/** A form that opens an address with its fields added, also before any script has loaded. */
export const GetForm = ({ action, children, ...props }: GetFormProps) => {
  const [pathname, query] = action.split('?')
  return (
    <chakra.form {...props} action={pathname} method="get">
      <HiddenFields fields={[...new URLSearchParams(query)]} />
      {children}
    </chakra.form>
  )
}
