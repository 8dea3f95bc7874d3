import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '../../../cms/product/env.ts'

const folder = path.resolve(import.meta.dirname, '../../../cms/container')
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

interface Volume {
  name: string
  configMap?: { name: string }
  persistentVolumeClaim?: { claimName: string }
}
interface Container {
  name: string
  securityContext: object
  resources: object
  env?: { name: string; value?: string; valueFrom?: object }[]
  volumeMounts: { name: string }[]
}
interface Pod {
  securityContext: object
  automountServiceAccountToken: boolean
  containers: Container[]
  volumes: Volume[]
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: {
    template?: { spec: Pod }
    jobTemplate?: { spec: { template: { spec: Pod } } }
  }
}

const kustomization = parse(await read('kustomization.yaml'))
const files: string[] = kustomization.resources
const manifests: Manifest[] = (
  await Promise.all(
    files.map(async (file) => parseAllDocuments(await read(file)).map((one) => one.toJS())),
  )
).flat()
const named = (kind: string) => manifests.filter((one) => one.kind === kind)
const namesOf = (kind: string) => named(kind).map(({ metadata }) => metadata.name)

/** Where the package of Kubernetes' schemas, or that of the operator, has a kind. */
const moduleOf = ({ apiVersion, kind }: { apiVersion: string; kind: string }) =>
  apiVersion.startsWith('postgresql.cnpg.io/')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`

/** The object, and which of its fields have been read. */
const watched = (value: unknown, at: string, unread: Set<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([key, inner]) => {
    unread.add(`${at}.${key}`)
    return [key, watched(inner, `${at}.${key}`, unread)]
  })
  const copy = Array.isArray(value) ? known.map(([, inner]) => inner) : Object.fromEntries(known)
  return new Proxy(copy, {
    get: (target, key) => {
      unread.delete(`${at}.${String(key)}`)
      return Reflect.get(target, key)
    },
  })
}

/** The fields that a kind's schema does not know: its check looks at all that it knows. */
const unknownFields = async (
  manifest: Omit<Manifest, 'spec'> & { spec?: object },
): Promise<string[]> => {
  const unread = new Set<string>()
  const module = await import(moduleOf(manifest))
  // Not by its constructor, which reads every field.
  module[manifest.kind].prototype.validate.call(watched(manifest, manifest.metadata.name, unread))
  return [...unread]
}

const podsOf = ({ spec }: Manifest): Pod[] =>
  [spec?.template?.spec, spec?.jobTemplate?.spec.template.spec].filter((pod) => pod !== undefined)
const pods = manifests.flatMap((manifest) =>
  podsOf(manifest).map((pod): [string, Pod] => [manifest.metadata.name, pod]),
)

describe('the manifests for Kubernetes', () => {
  it('are all in the kustomization, and its files exist', async () => {
    const there = (await readdir(path.join(folder, 'kubernetes'))).filter((name) =>
      name.endsWith('.yml'),
    )
    expect(files.toSorted()).toEqual(there.map((name) => `kubernetes/${name}`).toSorted())
    for (const { envs = [], files = [] } of kustomization.configMapGenerator)
      for (const file of [...envs, ...files]) expect(existsSync(path.join(folder, file))).toBe(true)
  })

  it.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s follows its schema, and has no field that is not in it',
    async (_, manifest) => {
      expect(await unknownFields(manifest)).toEqual([])
    },
  )

  it('a field that no schema has is found', async () => {
    const [service] = named('Service')
    if (!service) throw new Error('There is no service')
    const faulty = { ...service, spec: { ...service.spec, port: 1 } }
    expect(await unknownFields(faulty)).toEqual([`${service.metadata.name}.spec.port`])
    const wrong = { ...service, spec: { ports: 'all' } }
    await expect(unknownFields(wrong)).rejects.toThrow('ports')
  })

  it.each(pods)('%s may do no more than it needs', (_, pod) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const container of pod.containers)
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.any(String) } },
      })
  })

  it.each(pods)('%s mounts only what there is', (_, pod) => {
    const volumes = pod.volumes.map(({ name }) => name)
    for (const { volumeMounts } of pod.containers)
      expect(volumes).toEqual(expect.arrayContaining(volumeMounts.map(({ name }) => name)))
    const claims = namesOf('PersistentVolumeClaim')
    const maps = kustomization.configMapGenerator.map(({ name }: { name: string }) => name)
    for (const { persistentVolumeClaim, configMap } of pod.volumes) {
      if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
      if (configMap) expect(maps).toContain(configMap.name)
    }
  })

  it('give the product settings that it takes', async () => {
    const product = pods.find(([name]) => name === 'product')?.[1].containers[0]
    const given = (product?.env ?? []).map(({ name, value }) => [name, value ?? 'from-a-secret'])
    const settings = parse(
      (await read('kubernetes/settings.env')).replace(/=(.*)/g, ': "$1"'),
    ) as object
    const env = parseEnv({ ...settings, ...Object.fromEntries(given) })
    expect(env).toMatchObject({ TRUSTED_PROXIES: 2, METRICS_PORT: 9464 })
    for (const url of env.DATABASE_REPLICA_URLS)
      expect(namesOf('Service')).toContain(new URL(url.replace('$(', '').replace(')', '')).hostname)
  })

  it('lead Varnish to processes that have services', async () => {
    const hosts = [...(await read('varnish.vcl')).matchAll(/\.host = "([\w-]+)"/g)]
    expect(hosts.map(([, host]) => host)).toEqual(['product-1', 'product-2'])
    expect(namesOf('Service')).toEqual(expect.arrayContaining(['product-1', 'product-2']))
  })

  it('say who may talk to each pod', () => {
    for (const [name] of pods.filter(([name]) => !['backup', 'mirror'].includes(name)))
      expect(namesOf('NetworkPolicy')).toContain(name)
  })
})
