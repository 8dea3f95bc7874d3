import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMemory } from '../../../cms/http/memory.ts'
import { createMetrics, watchDirectory, watchProcess } from '../../../cms/monitoring/index.ts'
import { backgroundJobs } from '../../../cms/product/jobs.ts'
import { root } from '../../support/imports.ts'

const RULES = 'docs/prometheus/alerts.yml'
const read = (file: string) => readFile(path.join(root, file), 'utf8')
const rules = await read(RULES)
const dashboard = await read('docs/grafana/healthcare-for-all.json')
const operations = await read('docs/operations.md')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
}
const alarms: Rule[] = parse(rules).groups.flatMap((group: { rules: Rule[] }) => group.rules)
const expressions: string[] = [...dashboard.matchAll(/"expr": "(.*)"/g)].map(
  ([, text = '']) => text,
)

/** The names of all metrics that a process has. */
const known = (): string[] => {
  const { registry } = createMetrics()
  const isReachable = () => false
  watchProcess(registry, { memory: createMemory(), pools: {}, isReachable })
  watchDirectory(registry, { payload: {} as Payload, isReachable })
  return registry.getMetricsAsArray().map(({ name }) => name)
}

const namedIn = (texts: string[]) =>
  texts
    .flatMap((text) => text.match(/\b(?:directory|http|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/^(http_\w+_seconds)_(bucket|count|sum)$/, '$1'))

it('the alarms and the dashboard name only metrics that exist', () => {
  expect(alarms.length).toBeGreaterThan(8)
  expect(expressions.length).toBeGreaterThan(15)
  const names = known()
  const used = [...namedIn(alarms.map(({ expr }) => expr)), ...namedIn(expressions)]
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

it('the dashboard or an alarm shows each metric of ours', () => {
  const used = namedIn([rules, ...expressions])
  const ours = known().filter((name) => /^(directory|http)_/.test(name))
  expect(ours.filter((name) => !used.includes(name))).toEqual(['directory_job_last_run_seconds'])
})

it('an alarm about a job names one that exists', () => {
  const tasks = [...rules.matchAll(/task="([^"]+)"/g)].map(([, task]) => task)
  expect(tasks.length).toBeGreaterThan(0)
  const names = backgroundJobs.map(({ name }) => name)
  expect(tasks.filter((task) => !names.includes(task ?? ''))).toEqual([])
})

it.each(alarms.map(({ alert }) => alert))('%s has its line in docs/operations.md', (alert) => {
  expect(operations).toMatch(new RegExp(`^\\| \`${alert}\` `, 'm'))
})

it('docs/operations.md explains the metrics of ours, and no others', () => {
  const names = known().filter((name) => /^(directory|http)_/.test(name))
  const table = operations.split('\n').filter((line) => /^\| `(directory|http)_/.test(line))
  expect(new Set(namedIn(table))).toEqual(new Set(names))
})

const hasPromtool = await promisify(execFile)('promtool', ['--version']).then(
  () => true,
  () => false,
)

it.skipIf(!hasPromtool)('Prometheus can read the alarms (needs promtool)', async () => {
  const { stdout } = await promisify(execFile)('promtool', ['check', 'rules', RULES], { cwd: root })
  expect(stdout).toContain(`SUCCESS: ${alarms.length} rules found`)
})
