import { ProblemError } from '../../http/problems.ts'

/** Refuses what an address that is only read doesn't understand. */
export const refuseOtherMethods = (method: string, { quiet }: { quiet?: boolean } = {}): void => {
  if (method === 'GET' || method === 'HEAD' || (quiet && method === 'POST')) return
  const allow = quiet ? 'GET, HEAD, POST' : 'GET, HEAD'
  throw new ProblemError(405, 'methodNotAllowed', (words) => words.readOnly, {
    headers: { allow },
  })
}
