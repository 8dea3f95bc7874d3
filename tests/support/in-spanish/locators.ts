import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Extent, Words } from './words.ts'

type Values = unknown[]
/** What a method is called with instead. */
type Change = (values: Values) => Values

const isOptions = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp)

/** The options of a locator that are words on the page. */
const WORDY: Record<string, Extent> = {
  name: 'words',
  description: 'words',
  hasText: 'part',
  hasNotText: 'part',
}
/** In a selector: [aria-label="Main"], a[href="/search"]. */
const WORDY_ATTRIBUTE = /\[(aria-label|title|alt|placeholder|href)([~|^$*]?)="([^"]*)"\]/g

const visit =
  (words: Words): Change =>
  ([address, ...rest]) => [words.address(String(address)) ?? address, ...rest]

/** What each method of Playwright's that takes words of the page is called with instead. */
const changesTo = (words: Words): Record<string, Change> => {
  const text = (value: unknown, options: unknown, extent: Extent): unknown => {
    if (value instanceof RegExp) return words.pattern(value)
    const isExact = isOptions(options) && options.exact === true
    return typeof value === 'string' ? words.text(value, isExact ? 'whole' : extent) : value
  }
  const options = (given: unknown): unknown =>
    isOptions(given)
      ? Object.fromEntries(
          Object.entries(given).map(([name, value]) => {
            const extent = WORDY[name]
            return [name, extent ? text(value, given, extent) : value]
          }),
        )
      : given
  const selector = (given: unknown): unknown =>
    typeof given === 'string'
      ? given.replace(WORDY_ATTRIBUTE, (_, name: string, how: string, value: string) => {
          const other = name === 'href' ? words.address(value) : words.meanings(value)[0]
          return `[${name}${how}="${other ?? value}"]`
        })
      : given
  const by =
    (extent: Extent): Change =>
    ([value, given]) => [text(value, given, extent), given]
  return {
    getByText: by('part'),
    getByLabel: by('words'),
    getByTitle: by('words'),
    getByAltText: by('words'),
    getByPlaceholder: by('words'),
    getByRole: ([role, ...rest]) => [role, ...rest.map(options)],
    locator: ([value, ...rest]) => [selector(value), ...rest.map(options)],
    filter: (values) => values.map(options),
    goto: visit(words),
  }
}

/** The Spanish label of a choice; a choice by its value stays. */
const choiceInSpanish = async (select: Locator, choice: unknown, words: Words) => {
  const label = isOptions(choice) ? choice.label : choice
  if (typeof label !== 'string') return choice
  const offered = await select
    .locator('option')
    .evaluateAll((options) =>
      options.flatMap((option) =>
        option instanceof HTMLOptionElement ? [option.value, option.text] : [],
      ),
    )
  if (offered.includes(label)) return choice
  const meanings = words.meanings(label)
  // What is not offered yet is waited for.
  const meant = meanings.find((meaning) => offered.includes(meaning)) ?? meanings[0]
  return meant === undefined ? choice : { label: meant }
}

const teach = (one: object, changes: Record<string, Change>) => {
  const kind = Object.getPrototypeOf(one)
  for (const [name, change] of Object.entries(changes)) {
    const original: unknown = Reflect.get(kind, name)
    if (typeof original !== 'function') continue
    Reflect.set(kind, name, function changed(this: unknown, ...values: Values) {
      return Reflect.apply(original, this, change(values))
    })
  }
}

/** Teaches a context that calls a page's address to call the Spanish one. */
export const teachRequests = (request: APIRequestContext, words: Words): void =>
  teach(request, { get: visit(words), head: visit(words) })

/**
 * Teaches Playwright's own classes to find on Spanish pages what a test asks for in English, so that
 * further pages and frames know it too.
 */
export const teachLocators = (page: Page, words: Words): void => {
  const locator = page.locator('html')
  for (const one of [page.mainFrame(), locator, page.frameLocator('iframe')])
    teach(one, changesTo(words))
  const kind: Locator = Object.getPrototypeOf(locator)
  const { selectOption } = kind
  kind.selectOption = async function changed(this: Locator, choice, ...rest) {
    return Reflect.apply(selectOption, this, [await choiceInSpanish(this, choice, words), ...rest])
  }
}
