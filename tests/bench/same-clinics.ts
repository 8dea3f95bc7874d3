import { z } from 'zod'
import { Clinic, ClinicList, ClinicSearchResult } from '../../cms/contract/index.ts'
import type { Ask, Question } from './questions.ts'
import type { Server, Servers } from './servers.ts'

/** So many different ones in a row that no cache helps. */
const ASKS = 200

const PayloadDocs = z.object({
  docs: z.array(z.object({ slug: z.string() })),
  totalDocs: z.number(),
})

const found = (clinics: { slug: string }[], total: number) => ({
  slugs: clinics.map(({ slug }) => slug),
  total,
})

/** The clinics in an answer of the public API or of the bare server, in its order. */
const foundClinics = (answer: unknown) => {
  const one = Clinic.safeParse(answer)
  if (one.success) return found([one.data], 1)
  const { clinics, total } = ClinicList.parse(answer)
  return found(clinics, total)
}

/**
 * Whether our answer is to a different question from the one the other servers get: the radius
 * grew, or the name belongs to both a town and a state.
 */
const isAnotherQuestion = (answer: unknown, circle: boolean): boolean => {
  const { success, data } = ClinicSearchResult.safeParse(answer)
  return success && (data.widened || data.total === 0 || (data.place?.kind === 'state') === circle)
}

const answerOf = async ({ url, headers }: Server, path: string): Promise<unknown> => {
  const response = await fetch(url + path, { headers })
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`)
  return response.json()
}

/** @throws Error if the servers don't agree */
const agree = async ({ circle }: Question, ask: Ask, servers: Servers, answer: unknown) => {
  const ours = foundClinics(answer)
  const bare = foundClinics(await answerOf(servers.bare, ask.bare))
  const docs = PayloadDocs.parse(await answerOf(servers.payload, ask.payload))
  const same = ours.total === bare.total && ours.slugs.join() === bare.slugs.join()
  const enough = circle ? docs.totalDocs >= ours.total : docs.totalDocs === ours.total
  if (same && enough) return
  const all = JSON.stringify({ ours, bare, payload: docs }, null, 2)
  throw new Error(`The servers find different clinics for ${ask.ours}:\n${all}`)
}

/**
 * Sends each ask to each server once and checks that they answer with the same clinics.
 * @returns the question with only the asks that mean the same to all servers
 */
export const withSameClinics = async (question: Question, servers: Servers): Promise<Question> => {
  const asks: Ask[] = []
  for (const ask of question.asks) {
    if (asks.length === ASKS) break
    const answer = await answerOf(servers.ours, ask.ours)
    if (isAnotherQuestion(answer, question.circle)) continue
    await agree(question, ask, servers, answer)
    asks.push(ask)
  }
  if (asks.length === 0) throw new Error(`“${question.name}” finds no clinics.`)
  return { ...question, asks }
}
