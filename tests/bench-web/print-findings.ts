import { printMachine } from '../bench/machine.ts'
import { printTable } from '../bench/print-table.ts'
import { FIGURES } from './figures.ts'
import type { Findings } from './findings.ts'

const met = (is: boolean | null | undefined) => (is === null ? '' : is ? ' met' : ' missed')

/** Tells a person what was found out, with one table. */
export const printFindings = (findings: Findings): void => {
  const { browser, rounds, pages } = findings
  printMachine(findings, `Chromium ${browser}`)
  console.log(
    `The median of ${rounds} rounds. Scores and paints are Lighthouse's for a slow phone; the\n` +
      'input delay is the longest wait of a visitor who uses the page on one.\n',
  )
  printTable(
    [['', 'aim', ...pages.map(({ page }) => page)]],
    FIGURES.map(({ name, aim }, row) => [
      name,
      aim,
      ...pages.map(({ findings: found }) => `${found[row]?.text}${met(found[row]?.met)}`),
    ]),
  )
}
