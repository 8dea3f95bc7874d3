import { TRAP_FIELD } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PageLink } from '../../../components/page-link.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { solidButton } from '../../../theme/recipes/button.ts'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { FormContext } from '../form-context.ts'
import { type FormPlan, useForm } from '../use-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormArrived, FormFailure } from './form-outcome.tsx'

const body = style({
  display: 'grid',
  gap: '6',
  minWidth: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const end = style({ display: 'grid', gap: '3', justifyItems: 'start' })
const button = style({
  minHeight: '3rem',
  paddingInline: '6',
  width: { base: 'full', sm: 'auto' },
  _disabled: { opacity: 1, background: 'quiet', color: 'paper' },
})
const quiet = style({ color: 'quiet' })
const follow = style({ minHeight: '3rem', marginTop: '3', paddingInline: '6' })

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
  return (
    <FormContext value={{ name, fields: plan.fields, texts: plan.texts, values, errors }}>
      <form action={action} method="post" aria-label={label} onSubmit={submit} noValidate>
        <fieldset css={body} disabled={submitting}>
          {arrived && <FormArrived {...plan.success} />}
          <ErrorSummary ref={refs.summary} form={name} errors={errors} />
          <div key={sent} css={body}>
            {children}
            <div css={visuallyHidden} aria-hidden="true">
              <label>
                {copy.trap}
                <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
          </div>
          <div css={end}>
            {failure && <FormFailure text={failure} />}
            <button ref={refs.button} css={[solidButton, button]} type="submit">
              {submitting ? words.submitting : words.submit}
            </button>
            {sent > 0 && !submitting && !token && <p css={quiet}>{words.sent}</p>}
            {token && words.follow && !submitting && (
              <FormArrived text={words.sent}>
                <PageLink css={[solidButton, follow]} to={paths.submission(token)}>
                  {words.follow}
                </PageLink>
              </FormArrived>
            )}
          </div>
        </fieldset>
      </form>
    </FormContext>
  )
}
