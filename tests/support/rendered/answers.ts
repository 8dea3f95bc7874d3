import { type Answer, endpoints, type Operation } from '../../../cms/contract/index.ts'
import { type Locale, localeOf } from '../../../cms/contract/paths.ts'
import { notFound } from '../../../cms/http/problems.ts'

/** What the API was asked. */
export interface Question {
  locale: Locale
  /** The parts of the path by their names, and the parameters. */
  params: Record<string, string>
}

/** Anything but an answer of the contract: a refusal, a body of another shape, no answer at all. */
export class Trouble {
  readonly respond: (locale: Locale) => Promise<Response>
  constructor(respond: (locale: Locale) => Promise<Response>) {
    this.respond = respond
  }
}

export const refused = (status: number) =>
  new Trouble(async () => Response.json({ title: 'No', status, detail: 'No.' }, { status }))
export const missing = new Trouble(async (locale) =>
  Response.json(notFound((words) => words.noAddress).in(locale), { status: 404 }),
)
/** An answer of another shape than the contract's. */
export const malformed = (body: unknown) => new Trouble(async () => Response.json(body))
export const notJson = new Trouble(async () => new Response('<html>Bad gateway</html>'))
export const unreached = new Trouble(() => Promise.reject(new TypeError('fetch failed')))

type Reply<Name extends Operation> = Answer<Name> | Trouble
export type Answers = {
  [Name in Operation]?: Reply<Name> | ((question: Question) => Reply<Name>)
}

const OPERATIONS = Object.keys(endpoints) as Operation[]

/** How many parts of a path are in braces: '/api/states/popular' comes before '/api/states/{slug}'. */
const slotsOf = (name: Operation) => endpoints[name].path.split('{').length

/** A path of the contract as a pattern, with a group for each part in braces. */
const PATTERNS = OPERATIONS.toSorted((a, b) => slotsOf(a) - slotsOf(b)).map(
  (name): [Operation, RegExp] => [
    name,
    new RegExp(`^${endpoints[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  ],
)

/** Which operation an address asks for, and with what. */
const readQuestion = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://api.invalid')
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const parts = Object.entries(found.groups ?? {}).map(([part, value]): [string, string] => [
      part,
      decodeURIComponent(value),
    ])
    const params = Object.fromEntries([...searchParams, ...parts])
    return { name, question: { locale: localeOf(searchParams.get('locale')), params } }
  }
  throw new Error(`The contract has no ${pathname}`)
}

/** The API's side of a page, from a table. @throws if a page asks what the table doesn't answer */
export const answerFrom = (answers: Answers) => async (address: string, init?: RequestInit) => {
  const asked = typeof init?.body === 'string' ? new URLSearchParams(JSON.parse(init.body)) : ''
  const { name, question } = readQuestion(asked ? `${address}?${asked}` : address)
  const reply = answers[name]
  if (reply === undefined) throw new Error(`No answer to ${name}`)
  const answer = typeof reply === 'function' ? reply(question) : reply
  return answer instanceof Trouble ? answer.respond(question.locale) : Response.json(answer)
}
