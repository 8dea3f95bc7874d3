import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { URGENT_NEEDS, type UrgentNeed } from '../contract/urgent-words.ts'
import { localizedText, localizedTextarea } from '../documents/fields/localized-text.ts'
import { isWebAddress } from '../documents/fields/web-address.ts'
import { announceHooks } from '../documents/hooks/announce-change.ts'
import { translationStatus } from '../documents/translation/translation-status-field.ts'
import type { InEach } from '../panel-kit/say.ts'

const LINES: Record<UrgentNeed, InEach> = {
  emergency: { en: '911', es: '911' },
  poison: { en: 'Poison Help, 1-800-222-1222', es: 'Poison Help, 1-800-222-1222' },
  suicide: { en: '988', es: '988' },
  assault: {
    en: 'RAINN’s sexual assault hotline',
    es: 'Línea de ayuda de RAINN para agresiones sexuales',
  },
  violence: {
    en: 'National Domestic Violence Hotline',
    es: 'Línea Nacional de Violencia Doméstica',
  },
}

/**
 * What people look for in place of a clinic's kind, and what is shown for it.
 * @param refresh keeps the listings of clinics in step
 */
export const needs = (refresh: CollectionAfterChangeHook): CollectionConfig => ({
  slug: 'needs',
  labels: { singular: { en: 'Need', es: 'Necesidad' }, plural: { en: 'Needs', es: 'Necesidades' } },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'words', 'callFirst', 'services'],
    listSearchableFields: ['name', 'words'],
    group: { en: 'Directory', es: 'Directorio' },
    description: {
      en: 'What people type into the search, such as “toothache”, and which clinics they then see.',
      es: 'Lo que la gente escribe en la búsqueda, como «dolor de muela», y qué clínicas ve entonces.',
    },
  },
  defaultSort: 'name',
  hooks: { ...announceHooks, afterChange: [refresh, ...announceHooks.afterChange] },
  fields: [
    localizedText('name', {
      required: true,
      admin: {
        description: {
          en: 'The clinics for it, as a heading begins: “Dental clinics”.',
          es: 'Las clínicas que corresponden, como empieza un título: «Clínicas dentales».',
        },
      },
    }),
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      admin: {
        description: {
          en: 'One or more words each, in any language. Accents and capitals do not matter. A star stands for any ending: “vaccin*”. Straight quotes around a phrase mean that it counts only alone: "crisis".',
          es: 'Una o más palabras cada una, en cualquier idioma. No importan los acentos ni las mayúsculas. Un asterisco vale por cualquier terminación: «vacun*». Las comillas rectas alrededor de una frase indican que solo cuenta si está sola: "crisis".',
        },
      },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: {
        description: {
          en: 'Clinics of any of these are shown.',
          es: 'Se muestran las clínicas de cualquiera de estas.',
        },
      },
    },
    {
      name: 'services',
      label: { en: 'Names of services', es: 'Nombres de servicios' },
      type: 'text',
      hasMany: true,
      admin: {
        description: {
          en: 'Clinics that offer any of these are shown too, such as “STD Testing”.',
          es: 'También se muestran las clínicas que ofrecen cualquiera de estos, como «STD Testing».',
        },
      },
    },
    {
      name: 'callFirst',
      label: { en: 'Show first whom to call', es: 'Mostrar primero a quién llamar' },
      type: 'select',
      options: URGENT_NEEDS.map((value) => ({ value, label: LINES[value] })),
    },
    localizedTextarea('text', {
      label: { en: 'What to know', es: 'Lo que hay que saber' },
      admin: {
        description: {
          en: 'Shown above the clinics. Leave empty to show nothing.',
          es: 'Se muestra encima de las clínicas. Déjelo vacío para no mostrar nada.',
        },
      },
    }),
    {
      name: 'links',
      label: { en: 'More help', es: 'Más ayuda' },
      type: 'array',
      labels: {
        singular: { en: 'Link', es: 'Enlace' },
        plural: { en: 'Links', es: 'Enlaces' },
      },
      fields: [
        localizedText('label', { required: true }),
        {
          name: 'address',
          label: { en: 'Address', es: 'Dirección' },
          type: 'text',
          required: true,
          validate: isWebAddress,
        },
      ],
    },
    {
      name: 'isPrivate',
      label: { en: 'Never count searches for it', es: 'No contar nunca sus búsquedas' },
      type: 'checkbox',
      defaultValue: false,
    },
    translationStatus,
  ],
})
