import { printMachine } from '../bench/machine.ts'
import { printTable } from '../bench/print-table.ts'
import { FIGURES } from './figures.ts'
import type { Findings } from './findings.ts'

const met = (is: boolean | null | undefined) => (is === null ? '' : is ? ' met' : ' missed')

/** Prints the findings for a person, in one table. */
export const printFindings = (findings: Findings): void => {
  const { browser, rounds, pages } = findings
  printMachine(findings, `Chromium ${browser}`)
  console.log(
    `The median of ${rounds} rounds. Scores and paints are Lighthouse's for a slow phone. The\n` +
      'input delay is the longest wait for a visitor who uses the page on a slow phone.\n',
  )
  printTable(
    [['', 'target', ...pages.map(({ page }) => page)]],
    FIGURES.map(({ name, target }, row) => [
      name,
      target,
      ...pages.map(({ findings: found }) => `${found[row]?.text}${met(found[row]?.met)}`),
    ]),
  )
}
