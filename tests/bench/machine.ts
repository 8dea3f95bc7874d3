import { availableParallelism, cpus, loadavg } from 'node:os'

/** The machine that the figures were measured on. */
export interface Machine {
  cores: number
  processor: string
  node: string
  /** Over the last minute, before anything was started. */
  loadAverage: number
}

export const loadNow = (): number => loadavg()[0] ?? 0

export const describeMachine = (loadAverage: number): Machine => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  node: process.versions.node,
  loadAverage,
})

/** @param software what was measured with, and its version */
export const printMachine = (machine: Machine, software: string): void => {
  const { cores, processor, node, loadAverage } = machine
  console.log(
    `\n${cores} cores (${processor}), Node ${node}, ${software}, ` +
      `load ${loadAverage.toFixed(2)} at the start`,
  )
  if (loadAverage > cores / 2) console.log('The machine was busy, so the figures mean little.')
}
