import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import type { Plugin } from 'vite'

const CLIENT = /^client_(.+)$/

/** The name of the build that is for a language's pages. */
export const clientIn = (locale: Locale) => `client_${locale}`

export const CATALOG = /\/site\/copy\/[^/]+\.ts$/
const EVERY_LANGUAGE =
  /perLanguage\(\s*import\.meta\.glob(?:<[^>]+>)?\(\s*["']\.\/\*\/([\w-]+\.ts)["'],\s*\{[^}]*import:\s*["'](\w+)["'][^}]*\}\s*,?\s*\)\s*,?\s*\)/g

/**
 * A catalog's module with the texts of one language.
 * @param exists whether a file is there, as the module would import it
 */
export const onlyIn = (locale: string, code: string, exists: (file: string) => boolean): string => {
  const imports: string[] = []
  const rest = code.replace(EVERY_LANGUAGE, (_, file, name) => {
    const from = [`./${locale}/${file}`, `./en/${file}`].find(exists)
    imports.push(`import { ${name} as ${name}Texts } from '${from}'\n`)
    return `{ ${locale}: ${name}Texts }`
  })
  return imports.join('') + rest
}

/** Leaves the other languages' texts out of the code that a page loads. */
export const oneLanguage = (): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => CLIENT.test(name),
  transform: {
    order: 'pre',
    filter: { id: CATALOG },
    handler(code, id) {
      const [, locale = ''] = CLIENT.exec(this.environment.name) ?? []
      const exists = (file: string) => existsSync(path.resolve(path.dirname(id), file))
      return { code: onlyIn(locale, code, exists), map: null }
    },
  },
})
