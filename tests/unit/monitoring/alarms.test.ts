import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMemory } from '../../../cms/http/memory.ts'
import { createMetrics, watchDirectory, watchProcess } from '../../../cms/monitoring/index.ts'
import { backgroundJobs } from '../../../cms/product/jobs.ts'
import { root } from '../../support/program.ts'

const read = (file: string) => readFile(path.join(root, file), 'utf8')
const rules = await read('docs/prometheus/alerts.yml')
const dashboard = await read('docs/grafana/healthcare-for-all.json')
const operations = await read('docs/operations.md')

const alarms: { alert: string; expr: string }[] = parse(rules).groups.flatMap(
  (group: { rules: object[] }) => group.rules,
)
const expressions = [...dashboard.matchAll(/"expr": "(.*)"/g)].map(([, text = '']) => text)

/** The names of all metrics that a process has. */
const known = ((): string[] => {
  const { registry } = createMetrics()
  const isReachable = () => false
  watchProcess(registry, { memory: createMemory(), pools: {}, isReachable })
  watchDirectory(registry, { payload: {} as Payload, isReachable })
  return registry.getMetricsAsArray().map(({ name }) => name)
})()
const isOurs = (name: string) => /^(directory|http)_/.test(name)

const namedIn = (texts: string[]) =>
  texts
    .flatMap((text) => text.match(/\b(?:directory|http|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/^(http_\w+_seconds)_(bucket|count|sum)$/, '$1'))

it('the alarms and the dashboard name only metrics and jobs that exist, and all of ours', () => {
  expect(alarms.length).toBeGreaterThan(8)
  expect(expressions.length).toBeGreaterThan(15)
  const used = namedIn([...alarms.map(({ expr }) => expr), ...expressions])
  expect(used.filter((name) => !known.includes(name))).toEqual([])
  const unused = known.filter((name) => isOurs(name) && !namedIn([rules, ...used]).includes(name))
  expect(unused).toEqual(['directory_job_last_run_seconds'])
  const tasks = [...rules.matchAll(/task="([^"]+)"/g)].map(([, task]) => task)
  expect(tasks.length).toBeGreaterThan(0)
  const names = backgroundJobs.map(({ name }) => name)
  expect(tasks.filter((task) => !names.includes(task ?? ''))).toEqual([])
})

it('docs/operations.md explains each alarm, and the metrics of ours and no others', () => {
  const lines = operations.split('\n')
  const isExplained = ({ alert }: { alert: string }) =>
    lines.some((line) => line.startsWith(`| \`${alert}\` `))
  expect(alarms.filter((alarm) => !isExplained(alarm))).toEqual([])
  const table = lines.filter((line) => /^\| `(directory|http)_/.test(line))
  expect(new Set(namedIn(table))).toEqual(new Set(known.filter(isOurs)))
})
