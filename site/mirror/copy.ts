import { existsSync } from 'node:fs'
import { LOCALES } from '@healthcare-for-all/cms/contract/paths'
import { type PerLanguage, perLanguage } from '../copy/catalog.ts'
import type { ClinicCardCopy } from '../copy/clinic-card.ts'
import type { MirrorCopy } from '../copy/mirror.ts'

/** A catalog's part, read from its files: only a build finds them by the pattern of the part's module. */
const readCatalog = async <Texts>(file: string, name: string): Promise<PerLanguage<Texts>> => {
  const texts: Record<string, Texts> = {}
  for (const locale of LOCALES) {
    const { href } = new URL(`../copy/${locale}/${file}`, import.meta.url)
    if (existsSync(new URL(href))) texts[`./${locale}/${file}`] = (await import(href))[name]
  }
  return perLanguage(texts)
}

export const mirrorCopy = await readCatalog<MirrorCopy>('mirror.ts', 'mirror')
export const clinicCardCopy = await readCatalog<ClinicCardCopy>('clinic-card.ts', 'clinicCard')
