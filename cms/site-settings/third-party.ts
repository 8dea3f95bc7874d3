import type { CheckboxField, GroupField, TextFieldSingleValidation } from 'payload'
import {
  PAGE_KINDS,
  type PageKind,
  REVEALING_KINDS,
  VENDORS,
  type VendorName,
} from '../contract/third-party.ts'
import { type InEach, sayTo } from '../panel-kit/say.ts'

const LABELS: Record<PageKind, InEach> = {
  home: { en: 'Home page', es: 'Página de inicio' },
  browse: { en: 'All states, all services', es: 'Todos los estados, todos los servicios' },
  state: { en: 'A state', es: 'Un estado' },
  reading: { en: 'Resources, guides and articles', es: 'Recursos, guías y artículos' },
  about: { en: 'About', es: 'Acerca de' },
  forms: { en: 'Contact and add your clinic', es: 'Contacto y agregar su clínica' },
  legal: { en: 'Privacy policy and terms', es: 'Política de privacidad y condiciones' },
  search: { en: 'Search results', es: 'Resultados de búsqueda' },
  map: { en: 'Map', es: 'Mapa' },
  clinic: { en: 'A clinic', es: 'Una clínica' },
  category: { en: 'A service category', es: 'Una categoría de servicios' },
}

const WARNING: InEach = {
  en: 'The address of this page says what care someone looks for, or where, and the company reads it. Check it only if your visitors know and the law allows it.',
  es: 'La dirección de esta página dice qué atención busca alguien, o dónde, y la empresa la lee. Márquela solo si sus visitantes lo saben y la ley lo permite.',
}

const pageTick = (kind: PageKind): CheckboxField => ({
  name: kind,
  label: LABELS[kind],
  type: 'checkbox',
  defaultValue: false,
  admin: REVEALING_KINDS.includes(kind) ? { description: WARNING } : {},
})

const isIdentifier =
  (vendor: VendorName): TextFieldSingleValidation =>
  (value, { req }) =>
    !value ||
    VENDORS[vendor].pattern.test(value) ||
    sayTo(req)({
      en: `Enter it as the company shows it, such as ${VENDORS[vendor].example}.`,
      es: `Escríbalo como lo muestra la empresa, por ejemplo ${VENDORS[vendor].example}.`,
    })

/** A company's script: it loads only with an identifier, and only on the ticked pages. */
export const thirdParty = (vendor: VendorName, label: string, identifier: InEach): GroupField => ({
  name: vendor,
  label,
  type: 'group',
  fields: [
    {
      name: 'identifier',
      label: identifier,
      type: 'text',
      validate: isIdentifier(vendor),
      admin: {
        description: {
          en: `Such as ${VENDORS[vendor].example}. Leave empty to load nothing.`,
          es: `Por ejemplo ${VENDORS[vendor].example}. Déjelo vacío para no cargar nada.`,
        },
      },
    },
    {
      name: 'pages',
      label: { en: 'Pages that load it', es: 'Páginas que lo cargan' },
      type: 'group',
      fields: PAGE_KINDS.map(pageTick),
    },
  ],
})
