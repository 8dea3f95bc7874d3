import { Button } from '@chakra-ui/react'
import { newsletterCopy } from '../../../copy/newsletter.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

interface ConfirmFormProps {
  token: string
}

/**
 * Confirms an address with a button, because mail scanners follow links automatically. It is a
 * plain form, with scripts and without.
 */
export const ConfirmForm = ({ token }: ConfirmFormProps) => {
  const { confirm } = useCopy(newsletterCopy)
  const paths = usePaths()
  return (
    <form action={paths.confirmNewsletter()} method="post" aria-label={confirm.heading}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{confirm.submit}</Button>
    </form>
  )
}
