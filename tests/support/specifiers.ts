import { parseSync } from 'oxc-parser'

const literal = /^['"](.*)['"]$/s

/** What a file imports and re-exports, without a query of Vite's; type imports count. */
export const specifiersOf = (file: string, text: string): string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const found = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = literal.exec(text.slice(start, end)) ?? []
      return name ?? []
    }),
  ]
  return [...new Set(found.map((name) => name.replace(/\?\w+$/, '')))]
}
