import { answerFields } from '@healthcare-for-all/cms/contract'
import { afterSending, api } from '@healthcare-for-all/cms/contract/paths'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { LEAST_MS } from '../least-ms.ts'
import { Form } from './form.tsx'
import { TextArea } from './text-area.tsx'

const ROWS = 5

interface AnswerFormProps {
  /** Of the private link. */
  token: string
  /** Whether a question waits for its answer. */
  isAsked: boolean
}

/** Answers what an operator was asked about their clinic. */
export const AnswerForm = ({ token, isAsked }: AnswerFormProps) => {
  const { form, success } = useCopy(submissionCopy).questions
  const paths = usePaths()
  const page = paths.submission(token)
  return (
    <Form
      name="answer"
      label={form.heading}
      action={page}
      target={api.submissionAnswers}
      fields={answerFields}
      texts={form.fields}
      leastMs={LEAST_MS.answer}
      initial={{ token }}
      words={form}
      success={success}
      leadsTo={() => afterSending(page)}
      sentOther={isAsked}
    >
      <input type="hidden" name="token" value={token} />
      <TextArea name="text" rows={ROWS} />
    </Form>
  )
}
