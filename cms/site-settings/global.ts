import type { GlobalConfig } from 'payload'
import { admins } from '../access/admins.ts'
import { editors } from '../access/editors.ts'
import { nobodyOnField } from '../access/nobody.ts'
import { localizedList, localizedText } from '../documents/fields/localized-text.ts'
import { announceSettings } from '../documents/hooks/announce-change.ts'
import { localizedRichText } from '../guides/index.ts'
import { countForMe } from './counted.ts'
import { figures } from './figures.ts'
import { openData } from './open-data.ts'
import { searchEngines } from './search-engines.ts'
import { thirdParty } from './third-party.ts'

/** What the whole site says about itself: its name, its fixed figures, its legal text. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  access: { read: editors, update: admins },
  label: { en: 'Site settings', es: 'Configuración del sitio' },
  admin: { group: { en: 'Site', es: 'Sitio' } },
  hooks: { afterChange: [announceSettings] },
  fields: [
    {
      // What somebody has looked at before going live: see dashboard/present/launch.ts.
      name: 'lookedAt',
      type: 'text',
      hasMany: true,
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { hidden: true },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Site', es: 'Sitio' },
          fields: [
            localizedText('productName', {
              required: true,
              defaultValue: 'Free Clinics',
              admin: {
                description: {
                  en: 'Used in “Search …” and “Popular …”.',
                  es: 'Se usa en «Search …» y «Popular …».',
                },
              },
            }),
            localizedText('tagline', { required: true, defaultValue: 'Healthcare for All' }),
            {
              name: 'sampleData',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description: {
                  en: 'Every page says that the clinics are invented, and search engines leave them out.',
                  es: 'Cada página dice que las clínicas son inventadas y los buscadores no las incluyen.',
                },
              },
            },
            {
              name: 'forms',
              type: 'select',
              required: true,
              defaultValue: 'live',
              options: [
                {
                  value: 'live',
                  label: {
                    en: 'Live: what people send is stored',
                    es: 'En uso: lo que envía la gente se guarda',
                  },
                },
                {
                  value: 'simulated',
                  label: { en: 'Simulated: nothing is sent', es: 'Simulados: no se envía nada' },
                },
              ],
            },
            {
              name: 'clinicMap',
              label: { en: 'Map on a clinic’s page', es: 'Mapa en la página de una clínica' },
              type: 'select',
              required: true,
              defaultValue: 'shown',
              options: [
                {
                  value: 'shown',
                  label: { en: 'Shown with the page', es: 'Se muestra con la página' },
                },
                {
                  value: 'asked',
                  label: {
                    en: 'Shown when a visitor asks for it',
                    es: 'Se muestra cuando el visitante lo pide',
                  },
                },
              ],
              admin: {
                description: {
                  en: 'OpenStreetMap, which draws the map, learns of each visit to a clinic’s page that shows it. If it is shown only on request, nobody else learns of the visit. With a map file of your own nobody does, and the map is always shown.',
                  es: 'OpenStreetMap, que dibuja el mapa, se entera de cada visita a la página de una clínica que lo muestra. Si solo se muestra cuando se pide, nadie más se entera de la visita. Con un archivo de mapa propio no se entera nadie, y el mapa se muestra siempre.',
                },
              },
            },
          ],
        },
        {
          label: { en: 'Figures', es: 'Cifras' },
          fields: [
            figures('homeFigures', { en: 'Home page', es: 'Página de inicio' }),
            localizedText('resourcesFigure', {
              label: { en: 'Resources page', es: 'Página de recursos' },
            }),
            countForMe('resourcesCounted'),
            figures('aboutFigures', { en: 'About page', es: 'Página «Acerca de»' }),
            {
              name: 'nationwideCounts',
              label: {
                en: 'States in the nationwide category view',
                es: 'Estados en la vista nacional por categoría',
              },
              type: 'array',
              labels: {
                singular: { en: 'State', es: 'Estado' },
                plural: { en: 'States', es: 'Estados' },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'state',
                      type: 'relationship',
                      relationTo: 'states',
                      required: true,
                    },
                    { name: 'count', type: 'number', required: true, min: 0 },
                  ],
                },
              ],
            },
            countForMe('nationwideCounted'),
            countForMe('articlesCounted', {
              en: 'Count the articles on the blog’s tiles',
              es: 'Contar los artículos en los cuadros del blog',
            }),
          ],
        },
        {
          label: { en: 'Footer and contact', es: 'Pie de página y contacto' },
          fields: [
            localizedText('footerNote'),
            countForMe('footerCounted'),
            localizedList('badges', {
              admin: {
                description: {
                  en: 'Claims that can’t be counted. HIPAA applies to those who treat patients or bill for care.',
                  es: 'Afirmaciones que no se pueden contar. HIPAA se aplica a quienes tratan pacientes o cobran por la atención.',
                },
              },
            }),
            localizedText('supportHours'),
            { name: 'contactEmail', type: 'email' },
            { name: 'contactPhone', type: 'text' },
            {
              name: 'contactAddress',
              type: 'textarea',
              admin: {
                description: {
                  en: 'Where letters reach you, as it stands on an envelope.',
                  es: 'Dónde reciben cartas, como se escribe en un sobre.',
                },
              },
            },
          ],
        },
        {
          label: { en: 'Inbox', es: 'Bandeja de entrada' },
          fields: [
            {
              name: 'keepMessagesDays',
              label: { en: 'Remove messages after', es: 'Eliminar los mensajes después de' },
              type: 'number',
              min: 1,
              defaultValue: 365,
              admin: {
                description: {
                  en: 'Days after which what visitors wrote is removed. Leave empty to keep it.',
                  es: 'Días después de los cuales se elimina lo que escribieron los visitantes. Déjelo vacío para conservarlo.',
                },
              },
            },
          ],
        },
        openData,
        searchEngines,
        {
          label: { en: 'Legal text', es: 'Textos legales' },
          fields: [
            localizedRichText('privacy'),
            localizedRichText('terms'),
            localizedText('legalUpdated', {
              label: { en: 'Last updated', es: 'Última actualización' },
            }),
          ],
        },
        {
          label: { en: 'Advertising and analytics', es: 'Publicidad y analítica' },
          description: {
            en: 'Nothing is loaded from other companies unless it is entered here. The privacy policy promises to name them first: change it under Legal text, then come back. Nothing is loaded for visitors whose browser asks not to be tracked.',
            es: 'No se carga nada de otras empresas a menos que se escriba aquí. La política de privacidad promete nombrarlas primero: cámbiela en Textos legales y luego regrese. No se carga nada para los visitantes cuyo navegador pide que no se les rastree.',
          },
          fields: [
            thirdParty('analytics', 'Google Analytics', {
              en: 'Measurement ID',
              es: 'ID de medición',
            }),
            thirdParty('advertising', 'Google AdSense', { en: 'Publisher ID', es: 'ID de editor' }),
          ],
        },
      ],
    },
  ],
}
