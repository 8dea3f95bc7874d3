import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import path from 'node:path'
import { command } from '../../cms/bin/command.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'

/** Does a task at the end of a run, however the run ends; the last one registered runs first. */
export type Later = (task: () => Promise<unknown>) => void

export const withCleanup = async (work: (later: Later) => Promise<void>): Promise<void> => {
  const tasks: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  // A signal and the error that it causes may both call this.
  const clean = () => {
    running ??= (async () => {
      for (let task = tasks.pop(); task; task = tasks.pop()) {
        // A failing task must not keep the others from running.
        await task().catch((error: unknown) => console.error(error))
      }
    })()
    return running
  }
  stopOnSignal(clean)
  await work((task) => void tasks.push(task)).finally(clean)
}

/** What a benchmark found: with which software, and its figures, which `print` shows to a person. */
interface Found {
  software: string
  figures: object
  print: () => void
}

/** Runs a benchmark, says what it ran on, and writes the figures to 'NAME-results.json'. */
export const runBench = (name: string, bench: (later: Later) => Promise<Found>): Promise<void> =>
  command(() =>
    withCleanup(async (later) => {
      const machine = {
        startedAt: new Date().toISOString(),
        cores: availableParallelism(),
        processor: cpus()[0]?.model ?? 'unknown',
        node: process.versions.node,
        /** Over the last minute, before anything was started. */
        loadAverage: loadavg()[0] ?? 0,
      }
      const { software, figures, print } = await bench(later)
      const { cores, processor, node, loadAverage } = machine
      console.log(
        `\n${cores} cores (${processor}), Node ${node}, ${software}, ` +
          `load ${loadAverage.toFixed(2)} at the start`,
      )
      if (loadAverage > cores / 2) console.log('The machine was busy, so the figures mean little.')
      print()
      const file = `${name}-results.json`
      await writeFile(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`)
      console.log(`\nThe same figures are in ${file}.`)
    }),
  )

/** @throws Error that names the option if its value is not a whole number of at least 1 */
export const positive = (option: string, text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${option} must be a whole number of at least 1, not “${text}”.`)
}

/** The path of a file of sites. @throws Error if there is none */
export const sitesFile = (sites: string | undefined, usage: string): string => {
  if (!sites || !existsSync(sites))
    throw new Error(`The benchmark needs a file of sites. Name it with --sites.\n\n${usage}`)
  return path.resolve(sites)
}

/** Of some values, the one at this share of them in order, from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: readonly number[]) => quantile(values, 0.5)
