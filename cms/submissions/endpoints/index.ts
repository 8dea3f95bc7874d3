import type { Endpoint } from 'payload'
import { askOperator, showQuestion, takeUpAnswer } from './ask-operator.ts'
import { linkClinic } from './link-clinic.ts'
import { makeDraft } from './make-draft.ts'
import { sendStepAgain } from './send-step-again.ts'
import { showSubmission } from './show.ts'
import { takeStep } from './take-step.ts'

/** The endpoints that take a submission from received to published. */
export const submissionEndpoints: Endpoint[] = [
  showSubmission,
  takeStep,
  sendStepAgain,
  makeDraft,
  linkClinic,
  showQuestion,
  askOperator,
  takeUpAnswer,
]
