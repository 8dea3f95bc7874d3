import type { Localized } from './localized.ts'

export interface ArticleCategory {
  name: Localized
  slug: string
  /** The number its tile shows; fixed by the specification, not counted. */
  count: number
  /** A color token of the site's theme. */
  color: string
}

/** The tiles of the blog, in the order they are shown. */
export const articleCategories: readonly ArticleCategory[] = [
  {
    name: { en: 'Patient Rights', es: 'Derechos del paciente' },
    slug: 'patient-rights',
    count: 8,
    color: 'brand',
  },
  {
    name: { en: 'Healthcare Access', es: 'Acceso a la atención' },
    slug: 'healthcare-access',
    count: 12,
    color: 'low',
  },
  {
    name: { en: 'Preventive Care', es: 'Prevención' },
    slug: 'preventive-care',
    count: 6,
    color: 'free',
  },
  {
    name: { en: 'Mental Health', es: 'Salud mental' },
    slug: 'mental-health',
    count: 9,
    color: 'quiet',
  },
  {
    name: { en: 'Chronic Care', es: 'Enfermedades crónicas' },
    slug: 'chronic-care',
    count: 7,
    color: 'alert',
  },
  {
    name: { en: "Children's Health", es: 'Salud infantil' },
    slug: 'childrens-health',
    count: 5,
    color: 'you',
  },
]
