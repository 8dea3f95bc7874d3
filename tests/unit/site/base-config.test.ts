import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { config, system } from '../../../site/theme/system.ts'

const SITE = path.join(import.meta.dirname, '../../../site')
const IGNORED = /^(dist|node_modules)\b|\btests?\b/

const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !IGNORED.test(name))
  .map((name) => readFileSync(path.join(SITE, name), 'utf8'))

const matches = (pattern: RegExp) => sources.flatMap((code) => [...code.matchAll(pattern)])
const unique = (words: (string | undefined)[]) => [...new Set(words.filter((word) => word))].sort()

const whole = createSystem(defaultBaseConfig, config)
const names = Object.keys(defaultBaseConfig.utilities ?? {})

/** `gap: '4'` and `gap: { base: '4', md: '6' }`, as property and values. */
const used = new Map<string, Set<string>>()
for (const [, name = '', value = ''] of matches(/(?<![\w$])(\w+): ('[^'\n]*'|\{[^{}]*\})/g)) {
  const values = used.get(name) ?? new Set()
  for (const [, one = ''] of value.matchAll(/'([^']*)'/g)) values.add(one)
  used.set(name, values)
}

describe('our part of Chakra’s base', () => {
  const properties = names.filter((name) => used.has(name))

  it('is compared in the properties that the styles use', () => {
    expect(properties).toContain('borderRadius')
    expect(properties.length).toBeGreaterThan(30)
  })

  it.each(properties)('gives %s the tokens that Chakra gives it', (name) => {
    const css = (one: typeof whole) =>
      [...(used.get(name) ?? [])].map(
        (value) => one.css(JSON.parse(JSON.stringify({ [name]: value })))[name],
      )
    expect(css(system())).toEqual(css(whole))
  })

  it.each(unique(matches(/(?<![\w$])(_\w+): \{/g).map(([, name]) => name)))(
    'knows the condition %s',
    (name) => {
      const css = { [`${name}`]: { color: 'brand' } }
      expect(system().css(css)).toEqual(whole.css(css))
    },
  )
})
