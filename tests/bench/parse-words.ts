import { type ParseArgsConfig, parseArgs } from 'node:util'

/** @throws Error with the usage if a word is not understood */
export const parseWords = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: Options,
  usage: string,
) => {
  try {
    return parseArgs({ args: words, options }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** @throws Error that names the option if its value is not a whole number of at least 1 */
export const positive = (option: string, text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${option} must be a whole number of at least 1, not “${text}”.`)
}
