import { HonoRequest } from 'hono/request'
import { type Form, type FormReceipt, forms } from '../../../cms/contract/index.ts'
import { localeOf } from '../../../cms/contract/paths.ts'
import { readBody } from '../../../cms/http/forms/read-body.ts'
import { badFields } from '../../../cms/http/problems.ts'
import { wordsIn } from '../../../cms/http/words/words-in.ts'
import type { ApiFetch } from '../../../site/lib/data-client.ts'
import { ASKED, TOKEN } from './defaults.ts'

const FORMS: Form[] = Object.values(forms)

/** The receipts that open a private page. */
const TOKENS: Record<string, string> = {
  [forms.submitClinic.path]: TOKEN,
  [forms.answerQuestion.path]: ASKED,
}

/** What the API says to a form that is posted to a page, by its own rules. Nothing is stored. */
export const receive: ApiFetch = async (address, init) => {
  const url = new URL(address, 'http://api.invalid')
  const form = FORMS.find(({ path }) => path === url.pathname)
  if (!form) throw new Error(`The contract has no form at ${url.pathname}`)
  const locale = localeOf(url.searchParams.get('locale'))
  const values = await readBody(new HonoRequest(new Request(url, init)), form.fields)
  const parsed = form.body.safeParse(values, { error: wordsIn(locale).zod })
  if (parsed.success) {
    const token = TOKENS[form.path]
    return Response.json({ status: 'received', ...(token && { token }) } satisfies FormReceipt, {
      status: 201,
    })
  }
  const problem = badFields(parsed.error).in(locale)
  return Response.json(problem, { status: problem.status })
}
