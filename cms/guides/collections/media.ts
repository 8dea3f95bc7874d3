import type { CollectionConfig } from 'payload'
import { anyone } from '../../access/anyone.ts'
import { contentAccess } from '../../access/content.ts'
import { localizedText } from '../../documents/fields/localized-text.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'
import { nextUpload, shrinkUpload } from '../hooks/shrink-upload.ts'

/** Half of a JPEG's bytes, or less. Each size needs its own setting. */
const WEBP = { format: 'webp' } as const

/** Pictures, kept in a folder. Visitors load them from the public pages, so reading is open. */
export const media = (folder: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: { en: 'Media', es: 'Imagen' }, plural: { en: 'Media', es: 'Imágenes' } },
  access: { ...contentAccess, read: anyone },
  admin: { group: { en: 'Reading', es: 'Lectura' } },
  upload: {
    staticDir: folder,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    // Who can upload a file has it, and the server asks no host that somebody names.
    pasteURL: false,
    formatOptions: WEBP,
    imageSizes: [
      { name: 'card', width: 640, formatOptions: WEBP },
      { name: 'page', width: 1280, formatOptions: WEBP },
    ],
  },
  hooks: { ...announceHooks, ...nextUpload, beforeOperation: [shrinkUpload] },
  fields: [
    localizedText('alt', {
      label: { en: 'What it shows', es: 'Qué muestra' },
      required: true,
      admin: {
        description: {
          en: 'For people who cannot see it.',
          es: 'Para las personas que no pueden verla.',
        },
      },
    }),
  ],
})
