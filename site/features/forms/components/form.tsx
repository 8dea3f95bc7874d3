import { Box, Button, chakra, defineStyle, Grid } from '@chakra-ui/react'
import { TRAP_FIELD } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PageLink } from '../../../components/page-link.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { readAloud } from '../../../theme/recipes/layout.ts'
import { FormContext } from '../form-context.ts'
import { type FormPlan, useForm } from '../use-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormArrived, FormFailure } from './form-outcome.tsx'

const body = defineStyle({
  display: 'grid',
  gap: '6',
  minWidth: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const button = defineStyle({
  minHeight: '3rem',
  paddingInline: '6',
  width: { base: 'full', sm: 'auto' },
  _disabled: { opacity: 1, background: 'quiet', color: 'paper' },
})
const follow = defineStyle({ minHeight: '3rem', marginTop: '3', paddingInline: '6' })

interface FormProps extends FormPlan {
  /** Prefix of its fields' ids. */
  name: string
  /** Its accessible name. */
  label: string
  /** The page to post to without scripts, which is the page it is on. */
  action: string
  words: {
    submit: string
    submitting: string
    sent: string
    /** The link to the page that shows its progress. */
    follow?: string
  }
  children: ReactNode
}

/**
 * A form of the directory. With scripts it is validated and sent in place; without them it is
 * posted to its page, which responds with the same texts.
 */
export const Form = ({ name, label, action, words, children, ...plan }: FormProps) => {
  const copy = useCopy(formsCopy)
  const paths = usePaths()
  const { submitting, errors, failure, sent, token, arrived, values, submit, ...refs } =
    useForm(plan)
  const isWrong = failure !== undefined || Object.keys(errors).length > 0
  return (
    <FormContext value={{ name, fields: plan.fields, texts: plan.texts, values, errors }}>
      <form action={action} method="post" aria-label={label} onSubmit={submit} noValidate>
        <chakra.fieldset css={body} disabled={submitting}>
          {arrived && <FormArrived {...plan.success} />}
          {sent > 0 && !submitting && !isWrong && (
            <FormArrived ref={refs.arrival} text={words.sent}>
              {token && words.follow && (
                <Button asChild css={follow}>
                  <PageLink to={paths.submission(token)}>{words.follow}</PageLink>
                </Button>
              )}
            </FormArrived>
          )}
          <ErrorSummary ref={refs.summary} form={name} errors={errors} />
          <Box key={sent} css={body}>
            {children}
            <Box css={readAloud} aria-hidden="true">
              <label>
                <span>{copy.trap}</span>
                <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
              </label>
            </Box>
          </Box>
          <Grid gap="3" justifyItems="start">
            {failure && <FormFailure text={failure} />}
            <Button ref={refs.button} css={button} type="submit">
              {submitting ? words.submitting : words.submit}
            </Button>
          </Grid>
        </chakra.fieldset>
      </form>
    </FormContext>
  )
}
