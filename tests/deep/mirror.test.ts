import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LOCALES, pathIn, pathsFor, readPath, sameIn } from '../../cms/contract/paths.ts'
import { fileOf } from '../../cms/page-host/mirror/file-of.ts'
import { keepFewSamples, keepStates } from '../support/database.ts'
import { mirrorFolder } from '../support/mirrored.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/template.ts'
import { testDatabase, testProduct } from '../support/test-product.ts'

/** The states that the home page links to. */
const ON_HOME = [
  ...['california', 'texas', 'florida', 'new-york'],
  ...['pennsylvania', 'illinois', 'ohio', 'georgia'],
]

const database = await testDatabase()
await keepFewSamples(database)
await keepStates(database, ON_HOME)
const product = await testProduct(database.url)
const made = await mirrorFolder()
afterAll(made.remove)
const edit = await signIn(product.url)
const [clinic] = await query(
  database.url,
  "select id, slug from clinics where _status = 'published' order by id limit 1",
)

/** Linked from the home page although the site has no page there either: the specification asks for it. */
const DEAD = LOCALES.flatMap((locale) => {
  const paths = pathsFor(locale)
  const { allStates, qualifyForFreeCare, insurancePaymentOptions, emergencyCareGuide } = paths
  return [allStates, qualifyForFreeCare, insurancePaymentOptions, emergencyCareGuide].map(
    (address) => `${address} on ${fileOf(paths.home)}`,
  )
})

const WORDS = {
  en: {
    copy: 'This is a copy of our site, saved on ',
    form: 'This form doesn’t work on this copy of our site',
    live: 'It works only on our site itself.',
    missing: 'This page is not in our copy',
    other: 'Español',
  },
  es: {
    copy: 'Esta es una copia de nuestro sitio, guardada el ',
    form: 'Este formulario no funciona en esta copia de nuestro sitio',
    live: 'Solo funciona en el sitio original.',
    missing: 'Esta página no está en nuestra copia',
    other: 'English',
  },
}
const localeOfFile = (file: string) => readPath(`/${file}`).locale

/** The hash of each file, by its path. */
const contents = async (): Promise<Map<string, string>> => {
  const entries = await readdir(made.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const where = path.join(file.parentPath, file.name)
        const { mtimeMs } = await stat(where)
        const hash = createHash('sha1').update(await readFile(where))
        return [path.relative(made.folder, where), `${mtimeMs} ${hash.digest('hex')}`]
      }),
    ),
  )
}

/** The files that were written, added or removed since. */
const changedSince = async (before: Map<string, string>): Promise<string[]> => {
  const after = await contents()
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort()
}

const page = (address: string) => readFile(path.join(made.folder, fileOf(address)), 'utf8')

describe('npm run mirror', () => {
  it('writes every page, and says on each that it is a copy', async () => {
    const { code, errors, output } = await made.mirror(product.url)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).toMatch(/\d+ files with \d+ clinics: \d+ written/)
    const files = [...(await contents()).keys()]
    expect(files).toContain('404.html')
    expect(files).toContain('robots.txt')
    expect(files).toContain('favicon.svg')
    const pages = files.filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(300)
    for (const file of pages) {
      const html = await readFile(path.join(made.folder, file), 'utf8')
      const locale = localeOfFile(file)
      expect(html, file).toContain(`<html lang="${locale}"`)
      expect(html, file).toContain(`<p data-outdated role="status">${WORDS[locale].copy}`)
      expect(html, file).toContain('href="tel:911"')
      expect(html, file).toContain('href="tel:988"')
      expect(html, file).toMatch(/http-equiv="Content-Security-Policy" content="default-src/)
      expect(html, file).not.toContain('method="post"')
      expect(html, file).not.toContain('/assets/')
    }
    for (const locale of LOCALES) {
      const { contact, reuse } = pathsFor(locale)
      expect(await page(contact)).toContain(WORDS[locale].form)
      expect(await page(reuse)).toContain(WORDS[locale].live)
    }
  })

  it('has the same pages in each language, which lead to each other', async () => {
    const pages = [...(await contents()).keys()].filter((file) => file.endsWith('.html'))
    const addressesIn = (locale: string) =>
      pages
        .filter((file) => localeOfFile(file) === locale)
        .map((file) => sameIn('en', `/${file}`))
        .toSorted()
    for (const locale of LOCALES) {
      expect(addressesIn(locale)).toEqual(addressesIn('en'))
      for (const address of [`/services/${clinic.slug}`, '/lists/', '/search']) {
        const html = await page(pathIn(locale, address))
        for (const other of LOCALES.filter((one) => one !== locale)) {
          const link = new RegExp(
            `<a href="${pathIn(other, address)}/?" hreflang="${other}"[^>]*>${WORDS[locale].other}`,
            'i',
          )
          expect(html).toMatch(link)
        }
      }
      const html = await page(pathIn(locale, `/services/${clinic.slug}`))
      for (const other of LOCALES) expect(html).toContain(`rel="alternate" hrefLang="${other}"`)
      // It has no page of its own in another language.
      const missing = await readFile(path.join(made.folder, pathIn(locale, '/404.html')), 'utf8')
      expect(missing).toContain(WORDS[locale].missing)
      for (const other of LOCALES.filter((one) => one !== locale))
        expect(missing).toContain(`href="${pathIn(other, '/')}" hrefLang="${other}"`)
    }
  })

  it('writes only what an edit changes', async () => {
    const before = await contents()
    const { errors } = await made.mirror(product.url)
    expect(errors).toBe('')
    expect(await changedSince(before)).toEqual(['mirror.json'])
    await edit('PATCH', `/clinics/${clinic.id}`, { name: 'Renamed Clinic' })
    await made.mirror(product.url)
    const changed = await changedSince(before)
    for (const locale of LOCALES) {
      const own = pathsFor(locale).clinic(clinic.slug)
      expect(await page(own)).toContain('Renamed Clinic')
      expect(changed).toContain(fileOf(own))
    }
    // Its town, its state, its ZIP code, its categories, and clinics that show it as one nearby.
    expect(changed.length).toBeLessThan(before.size / 4)
    for (const file of ['about/index.html', 'search/index.html', 'mirror.css'])
      expect(changed).not.toContain(file)
  })

  it('removes a clinic that is no longer published', async () => {
    await edit('PATCH', `/clinics/${clinic.id}`, { _status: 'draft' })
    const { output } = await made.mirror(product.url)
    expect(output).toMatch(/[1-9]\d* removed/)
    await expect(page(`/services/${clinic.slug}`)).rejects.toThrow('ENOENT')
    for (const file of (await contents()).keys()) expect(file).not.toContain(clinic.slug)
  })

  it('has nothing but links that lead somewhere', async () => {
    const files = new Set((await contents()).keys())
    const dead = new Set<string>()
    for (const file of files) {
      if (!file.endsWith('.html')) continue
      const html = await readFile(path.join(made.folder, file), 'utf8')
      for (const [, address = ''] of html.matchAll(/ (?:href|src|action)="(\/(?!\/)[^"?#]*)/g)) {
        if (!files.has(fileOf(address))) dead.add(`${address} on ${file}`)
      }
    }
    expect([...dead].toSorted()).toEqual(DEAD.toSorted())
  })

  it('is left as it is if more than 10% of the clinics are gone, or the product', async () => {
    const before = await contents()
    await query(database.url, 'delete from listings where clinic_id % 3 = 0')
    // Editing one makes the product forget its answers.
    await query(database.url, "select pg_notify('content_changed', '')")
    const { code, errors } = await made.mirror(product.url)
    expect(errors).toMatch(/clinics are no longer in the directory\. That is more than 10%/)
    expect(code).toBe(1)
    await product.stop()
    const unreached = await made.mirror(product.url)
    expect(unreached.errors).toMatch(/^The product at http:\S+ can't be reached: .*\n$/)
    expect(unreached.code).toBe(1)
    expect(await changedSince(before)).toEqual([])
  })
})
