import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '../../../cms/product/env.ts'
import { root } from '../../support/program.ts'

const folder = path.join(root, 'cms/container')
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

interface Named {
  name: string
}
interface Pod {
  containers: { env?: (Named & { value?: string })[]; volumeMounts: Named[] }[]
  volumes: (Named & { configMap?: Named; persistentVolumeClaim?: { claimName: string } })[]
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: Named
  spec?: { template?: { spec: Pod }; jobTemplate?: { spec: { template: { spec: Pod } } } }
}

const kustomization = parse(await read('kustomization.yaml'))
const files: string[] = kustomization.resources
const texts = await Promise.all(files.map(read))
const manifests = texts.flatMap((text) =>
  parseAllDocuments(text).map((document): Manifest => document.toJS()),
)
const namesOf = (kind: string) =>
  manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
const pods = manifests.flatMap(({ metadata, spec }) => {
  const pod = spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec
  return pod ? [{ name: metadata.name, pod }] : []
})

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
const unknownFields = async (manifest: Manifest) => {
  const { apiVersion, kind, metadata } = manifest
  const schemas = apiVersion.startsWith('postgresql.cnpg.io/')
    ? '@kubernetes-models/cloudnative-pg'
    : 'kubernetes-models'
  const unread = new Set<string>()
  const module = await import(`${schemas}/${apiVersion}/${kind}`)
  // Not by its constructor, which reads every field.
  module[kind].prototype.validate.call(watched(manifest, metadata.name, unread))
  return [...unread]
}

describe('the manifests for Kubernetes', () => {
  it('are all in the kustomization, and its files exist', async () => {
    const there = (await readdir(path.join(folder, 'kubernetes')))
      .filter((name) => name.endsWith('.yml'))
      .map((name) => `kubernetes/${name}`)
    expect(files.toSorted()).toEqual(there.toSorted())
    const given: Record<string, string[]>[] = kustomization.configMapGenerator
    const named = given.flatMap(({ envs = [], files = [] }) => [...envs, ...files])
    expect(named.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })

  it('follow their schemas, and have no field that is not in them', async () => {
    expect((await Promise.all(manifests.map(unknownFields))).flat()).toEqual([])
  })

  it('let each pod do no more than it needs, and say who may talk to it', () => {
    for (const { name, pod } of pods) {
      expect(pod, name).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      })
      for (const container of pod.containers)
        expect(container, name).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { limits: { memory: expect.any(String) } },
        })
    }
    const reached = pods.filter(({ name }) => !['backup', 'mirror'].includes(name))
    expect(reached.filter(({ name }) => !namesOf('NetworkPolicy').includes(name))).toEqual([])
  })

  it('mount only what there is', () => {
    const claims = namesOf('PersistentVolumeClaim')
    const maps = kustomization.configMapGenerator.map(({ name }: { name: string }) => name)
    for (const { pod } of pods) {
      const volumes = pod.volumes.map(({ name }) => name)
      const mounted = pod.containers.flatMap(({ volumeMounts }) => volumeMounts)
      expect(mounted.filter(({ name }) => !volumes.includes(name))).toEqual([])
      for (const { persistentVolumeClaim, configMap } of pod.volumes) {
        if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
        if (configMap) expect(maps).toContain(configMap.name)
      }
    }
  })

  it('give the product settings that it takes, and lead to processes that have services', async () => {
    const product = pods.find(({ name }) => name === 'product')?.pod.containers[0]
    const given = (product?.env ?? []).map(({ name, value }) => [name, value ?? 'from-a-secret'])
    const settings = (await read('kubernetes/settings.env')).replace(/=(.*)/g, ': "$1"')
    const env = parseEnv({ ...parse(settings), ...Object.fromEntries(given) })
    expect(env).toMatchObject({ TRUSTED_PROXIES: 2, METRICS_PORT: 9464 })
    const replicas = env.DATABASE_REPLICA_URLS.map(
      (url) => new URL(url.replace('$(', '').replace(')', '')).hostname,
    )
    const vcl = await read('varnish.vcl')
    const backends = [...vcl.matchAll(/\.host = "([\w-]+)"/g)].map(([, host]) => host)
    expect(backends).toEqual(['product-1', 'product-2'])
    expect(namesOf('Service')).toEqual(expect.arrayContaining([...replicas, ...backends]))
  })
})
