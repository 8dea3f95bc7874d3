import { Button } from '@chakra-ui/react'

interface ButtonFormProps {
  action: string
  token: string
  label: string
}

/** One button that posts a token: a plain form, with scripts and without. */
export const ButtonForm = ({ action, token, label }: ButtonFormProps) => (
  <form action={action} method="post" aria-label={label}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit">{label}</Button>
  </form>
)
