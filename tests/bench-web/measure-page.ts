import { firstLoadBytes } from '../support/first-load.ts'
import { audit } from './audit.ts'
import type { DebuggedBrowser } from './browser.ts'
import { FIGURES, type Round } from './figures.ts'
import { inputDelay } from './input-delay.ts'
import type { MeasuredPage } from './pages.ts'

/** A figure of a page, with its target. */
export interface Finding {
  figure: string
  /** The median of the rounds. */
  value: number
  /** The value with its unit. */
  text: string
  target: string
  /** Null if the target is not for this page. */
  met: boolean | null
}

export interface MeasuredFindings {
  page: string
  address: string
  findings: Finding[]
}

const median = (values: number[]): number => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('There are no values to take a median of.')
  return middle
}

const judge = (rounds: Round[], page: string): Finding[] =>
  FIGURES.map(({ name, of, format, target, meets, pages }) => {
    const value = median(rounds.map(of))
    const met = pages && !pages.includes(page) ? null : meets(value)
    return { figure: name, value, text: format(value), target, met }
  })

/** @param site address of the running product, without a slash at the end */
export const measurePage = async (
  page: MeasuredPage,
  site: string,
  { browser, port }: DebuggedBrowser,
  count: number,
): Promise<MeasuredFindings> => {
  const address = await page.address()
  const url = site + address
  const script = await firstLoadBytes(page.screen)
  const rounds: Round[] = []
  while (rounds.length < count) {
    const heard = await audit(url, page, port)
    rounds.push({ ...heard, script, input: await inputDelay(browser, url, page) })
  }
  return { page: page.name, address, findings: judge(rounds, page.name) }
}
