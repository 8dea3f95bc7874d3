import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../cms/contract/paths.ts'
import { onlyIn } from '../../../site/host/one-language.ts'

const folder = path.resolve(import.meta.dirname, '../../../site/copy')
const filesIn = async (where: string) =>
  (await readdir(path.join(folder, where))).filter((name) => name.endsWith('.ts'))

const english = await filesIn('en')
const parts = (await filesIn('.')).filter((name) => english.includes(name))

describe('the code of one language’s pages', () => {
  it.each(parts)('has the texts of %s in that language alone', async (part) => {
    const code = await readFile(path.join(folder, part), 'utf8')
    for (const locale of LOCALES) {
      const own = onlyIn(locale, code, () => true)
      expect(own).toContain(`from './${locale}/${part}'`)
      expect(own).not.toContain('import.meta.glob')
      const imported = [...own.matchAll(/^import \{.*from '\.\/(\w+)\//gm)]
      expect(imported.map(([, folder]) => folder)).toEqual([locale])
    }
  })

  it('has English texts where there are none yet', async () => {
    const code = await readFile(path.join(folder, 'home.ts'), 'utf8')
    expect(onlyIn('es', code, (file) => file.startsWith('./en/'))).toContain("'./en/home.ts'")
  })
})

it.each(LOCALES)('The catalog of %s has every part', async (locale) => {
  expect(await filesIn(locale)).toEqual(expect.arrayContaining(english))
})
