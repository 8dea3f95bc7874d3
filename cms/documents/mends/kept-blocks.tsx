'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type ReactNode, useMemo } from 'react'

type AskForm = ReturnType<typeof useServerFunctions>['getFormState']

/** In the path of a form within a rich text: of a block, of a link. */
const IN_RICH_TEXT = '.lexical_internal_feature.'

/** Takes away what only an answer can say of fields: how they are drawn, and what is wrong with them. */
const forgetAnswers = (sent: FormState) => {
  for (const field of Object.values(sent)) {
    delete field.customComponents
    delete field.valid
    delete field.errorMessage
    delete field.errorPaths
    for (const row of field.rows ?? []) delete row.customComponents
  }
}

/**
 * @param ask Payload's own request for what the server says of a form. Its state is null if there is no answer.
 * @returns one that is never canceled. If it fails, it leaves what it sent such that Payload can go on with it
 */
export const withKeptBlocks =
  (ask: AskForm): AskForm =>
  async (args) => {
    const { formState: sent, renderAllFields: isSubmit, schemaPath } = args
    if (!sent || !schemaPath.includes(IN_RICH_TEXT)) return ask(args)
    const answer = await ask({ ...args, signal: undefined })
    if (answer.state) return answer
    forgetAnswers(sent)
    // As an answer to a submit it would also take away the block's preview.
    return isSubmit ? answer : { state: sent }
  }

/**
 * Around the whole panel. The form of a block or a link in a rich text asks the server about what is typed, and
 * again when 'Save changes' is pressed. Each request cancels the one before, also that of the press. Where no answer
 * comes, also without a connection, Payload goes on with a copy of what it sent. The copy lacks what the server
 * draws, such as a field for text, so that field disappeared with what was typed in it. And it has the errors from
 * before, so what was typed since was refused. Here each request is answered. Without a connection the form checks
 * what it can itself, and the server checks the document when it is saved.
 *
 * Upstream: none found for this (looked for fields of blocks that disappear, and for canceled requests).
 * payloadcms/payload#11340 and #11932 had the same symptom; #15683, open, would do away with these forms.
 * No longer needed: once blocks.spec.ts passes without it.
 */
export const KeptBlocks = ({ children }: { children: ReactNode }) => {
  const functions = useServerFunctions()
  // Payload asks anew for a form whose function to ask with is another one.
  const getFormState = useMemo(
    () => withKeptBlocks(functions.getFormState),
    [functions.getFormState],
  )
  const kept = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState])
  return <ServerFunctionsContext value={kept}>{children}</ServerFunctionsContext>
}
