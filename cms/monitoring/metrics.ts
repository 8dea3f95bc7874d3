import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { mailCounts } from '../mail/mail.ts'

/** Seconds. An answer from memory takes one millisecond, a page rendered anew about fifteen. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A request that is over. */
interface DoneRequest {
  /** One of a fixed set. */
  route: string
  method: string
  /** 0 if it was cut. */
  status: number
  seconds: number
}

/** What one process counts of itself, for Prometheus. */
export interface Metrics {
  registry: Registry
  requestDone: (request: DoneRequest) => void
  jobDone: (job: string, seconds: number, succeeded: boolean) => void
}

const statusClass = (status: number) => (status === 0 ? 'cut' : `${Math.floor(status / 100)}xx`)

/** Counts from now on. The metrics of Node.js itself are among them. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and class of status, until the last byte was passed on.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const runs = new Counter({
    name: 'directory_job_runs_total',
    help: 'Runs of each recurring job. Only the process that does the scheduled work has any.',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const lastRun = new Gauge({
    name: 'directory_job_last_run_timestamp_seconds',
    help: 'When each recurring job last ended.',
    labelNames: ['task'],
    registers,
  })
  const lastDuration = new Gauge({
    name: 'directory_job_last_run_seconds',
    help: 'How long the last run of each recurring job took.',
    labelNames: ['task'],
    registers,
  })
  new Counter({
    name: 'directory_mails_total',
    help: 'Emails that the mail host took, and those that could not be sent.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(mailCounts)) this.inc({ outcome }, count)
    },
  })
  return {
    registry,
    requestDone: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: statusClass(status) }, seconds),
    jobDone: (job, seconds, succeeded) => {
      // Prometheus calls what it scrapes a job.
      runs.inc({ task: job, outcome: succeeded ? 'done' : 'failed' })
      lastRun.set({ task: job }, Date.now() / 1_000)
      lastDuration.set({ task: job }, seconds)
    },
  }
}
