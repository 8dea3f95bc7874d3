import type { Expected } from './expected.ts'

type Call = (...values: unknown[]) => unknown
/** What a matcher is called with instead. */
type Change = (values: unknown[], expected: Expected) => unknown[]

const first =
  (change: (value: unknown, expected: Expected) => unknown): Change =>
  ([value, ...rest], expected) => [change(value, expected), ...rest]

const whole = first((value, { shown }) => shown(value, 'whole'))
const value = first((given, expected) => expected.value(given))

const MATCHERS: Record<string, Change> = {
  toHaveText: whole,
  toHaveTitle: whole,
  toHaveAccessibleName: whole,
  toHaveAccessibleDescription: whole,
  toContainText: first((given, { shown }) => shown(given, 'part')),
  toHaveURL: first((given, { address }) => address(given)),
  toHaveAttribute: ([name, ...rest], { address, shown }) => [
    name,
    ...rest.map((given) => shown(address(given), 'whole')),
  ],
  toEqual: value,
  toStrictEqual: value,
  toBe: value,
  toContain: value,
  toContainEqual: value,
  toMatchObject: value,
  toMatch: value,
}
/** What stands for a part of a value, as in expect.stringMatching(…). */
const PARTS = ['stringContaining', 'stringMatching', 'arrayContaining', 'objectContaining']

const isCall = (given: unknown): given is Call => typeof given === 'function'
const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null

const changed =
  (original: Call, self: object, change: Change, expected: Expected): Call =>
  (...values) =>
    Reflect.apply(original, self, change(values, expected))

/** What expect(…) returns, for a test in English on a Spanish page. */
const matchersIn = <Matchers extends object>(expected: Expected, of: Matchers): Matchers =>
  new Proxy(of, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (isObject(found)) return matchersIn(expected, found)
      const change = MATCHERS[String(name)]
      return isCall(found) && change ? changed(found, target, change, expected) : found
    },
  })

/**
 * Playwright's expect, for tests in English on pages in another language.
 * @param expectedNow what is expected in that language; undefined on English pages
 */
export const expectIn = <Expect extends object>(
  expect: Expect,
  expectedNow: () => Expected | undefined,
): Expect =>
  new Proxy(expect, {
    apply: (target, self, values) => {
      const made: unknown = isCall(target) ? Reflect.apply(target, self, values) : undefined
      const expected = expectedNow()
      return expected && isObject(made) ? matchersIn(expected, made) : made
    },
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      const expected = expectedNow()
      if (!expected || !isCall(found)) return found
      if (PARTS.includes(String(name))) return changed(found, target, value, expected)
      return name === 'soft' || name === 'poll' ? expectIn(found, expectedNow) : found
    },
  })
