import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The words after a command's name. @throws Error that ends with the usage */
export const readArguments = <Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
