import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A rule, and the elements that break it. */
type Violation = [rule: string, elements: string[]]

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// To save time: no list of what passes, no selectors, and no style sheets, which only experimental
// rules read.
const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
  // Experimental in axe. Who speaks to the computer says what is written.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

const run = async ({
  context,
  options,
}: {
  context: axe.ElementContext
  options: axe.RunOptions
}) => {
  const results = await window.axe.run(context, options)
  return results.violations.map(({ id, nodes }): Violation => [id, nodes.map(({ html }) => html)])
}

/**
 * The accessibility rules that a page breaks. axe checks all rules unless `rules` names some.
 * @param within selects the part to check, such as our own part of a page of Payload's
 */
export const violations = async (
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  // A button that has just been enabled is between two colors for a moment.
  await page.evaluate(() => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished)).then(() => undefined)
  })
  return page.evaluate(run, {
    // Frames belong to others.
    context: { ...(within && { include: within }), exclude: 'iframe' },
    options: { ...OPTIONS, ...(rules && { runOnly: rules }) },
  })
}
