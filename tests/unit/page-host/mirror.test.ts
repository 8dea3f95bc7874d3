import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrange } from '../../../cms/page-host/mirror/arrange.ts'
import { checkClinics } from '../../../cms/page-host/mirror/check-clinics.ts'
import { fileOf } from '../../../cms/page-host/mirror/file-of.ts'
import { openFolder } from '../../../cms/page-host/mirror/folder.ts'

describe('the file of an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/lists/zip/606/', 'lists/zip/606/index.html'],
    ['/lists/zip/606.json', 'lists/zip/606.json'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/es', 'es/index.html'],
    ['/es/404.html', 'es/404.html'],
    ['/services/cl%C3%ADnica', 'services/clínica/index.html'],
  ])('of %s is %s', (address, file) => {
    expect(fileOf(address)).toBe(file)
  })

  it.each(['/..', '/a/../b', '/a/%2e%2e/b', '/a%2fb', '/a%5cb', '//host', '/a%00', 'about'])(
    'is refused if it could lead out of the folder: %s',
    (address) => {
      expect(() => fileOf(address)).toThrow("can't be a file's name")
    },
  )
})

it('a folder that holds something else is refused, and stays as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mirror-'))
  await writeFile(path.join(folder, 'letter.txt'), 'Dear clinic')
  await expect(openFolder(folder)).rejects.toThrow('Name an empty folder.')
  expect(await readdir(folder)).toEqual(['letter.txt'])
  await rm(folder, { recursive: true })
})

describe('before a mirror is replaced', () => {
  const slugs = (count: number) => Array.from({ length: count }, (_, index) => `clinic-${index}`)

  it('one clinic in ten may be gone, but no more', () => {
    expect(() => checkClinics(slugs(100), slugs(90), false)).not.toThrow()
    expect(() => checkClinics(slugs(100), slugs(89), false)).toThrow('11 of the mirror')
    expect(() => checkClinics(slugs(100), slugs(89), true)).not.toThrow()
  })

  it('a directory without clinics is a mistake', () => {
    expect(() => checkClinics(undefined, [], false)).toThrow('lists no clinics')
  })
})

describe('the lists', () => {
  const clinic = {
    slug: 'loop',
    name: 'Loop Clinic',
    address: '1 State St',
    city: 'Chicago',
    state: 'IL',
    zipCode: null,
    phone: null,
    phoneExtension: null,
    latitude: 41.88,
    longitude: -87.63,
    isApproximate: false,
    isFree: true,
    isLowCost: false,
    services: { en: [], es: [] },
    categories: [],
  }
  const zip = (name: string, latitude: number, longitude: number) => ({
    kind: 'zip' as const,
    name,
    state: 'IL',
    latitude,
    longitude,
    population: null,
  })
  const places = [
    zip('60601', 41.886, -87.622),
    zip('60302', 41.894, -87.79),
    zip('62701', 39.8, -89.65),
    { ...zip('Oak Park', 41.89, -87.79), kind: 'town' as const },
  ]
  const { lists, townFiles } = arrange(
    [{ names: { en: 'Illinois', es: 'Illinois' }, abbreviation: 'IL', slug: 'illinois' }],
    [clinic],
    places,
  )
  const files = new Map(lists.zips)

  it('put a clinic without a ZIP code where the nearest one is', () => {
    expect(files.get('606')?.clinics).toEqual([clinic])
  })

  it('say which ZIP codes have clinics nearby, never farther than they are', () => {
    const [[prefix, miles] = ['', 0]] = files.get('603')?.near ?? []
    expect(prefix).toBe('606')
    expect(miles).toBeGreaterThan(6)
    expect(miles).toBeLessThanOrEqual(8.3)
    expect(files.get('627')?.near).toEqual([])
  })

  it('find a town by its name, with the ZIP codes around it', () => {
    expect(townFiles.get('oa')?.oakpark).toEqual([
      { name: 'Oak Park', state: 'IL', latitude: 41.89, longitude: -87.79, prefix: '603' },
    ])
  })
})
