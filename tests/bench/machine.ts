import { availableParallelism, cpus, loadavg } from 'node:os'
import type pg from 'pg'

/** What the figures were taken on. */
export interface Machine {
  cores: number
  processor: string
  node: string
  postgres: string
  /** Of the last minute, before anything was started. */
  loadAverage: number
}

export const loadNow = (): number => loadavg()[0] ?? 0

export const describeMachine = async (pool: pg.Pool, loadAverage: number): Promise<Machine> => {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    node: process.versions.node,
    postgres: rows[0]?.server_version ?? 'unknown',
    loadAverage,
  }
}
