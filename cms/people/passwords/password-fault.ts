import type { InEach } from '../../panel-kit/say.ts'

/** The fewest characters of a password. */
const LEAST = 12
/** zxcvbn's score for what a patient guesser won't find by asking a server: 10^8 guesses. */
const SAFE = 3

type Checker = (password: string, known: string[]) => number
let checker: Promise<Checker> | undefined

/** Loaded when first needed, since its list of common passwords takes memory. */
const loadChecker = async (): Promise<Checker> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, known) => zxcvbn.check(password, known).score
}

/**
 * What is wrong with a new password and what to do, as a sentence.
 * @param email of the account
 */
export const passwordFault = async (
  password: string,
  email: string,
): Promise<InEach | undefined> => {
  if ([...password].length < LEAST)
    return { en: `Use ${LEAST} characters or more.`, es: `Use ${LEAST} caracteres o más.` }
  checker ??= loadChecker()
  const check = await checker
  const known = [email, ...email.split('@'), 'healthcareforall']
  if (check(password, known) >= SAFE) return
  return {
    en: 'This password is easy to guess. Use a few words that don’t belong together, and not your email address.',
    es: 'Esta contraseña es fácil de adivinar. Use varias palabras que no tengan relación entre sí, y no su correo electrónico.',
  }
}
