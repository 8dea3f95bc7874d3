import type { Tab, TextFieldSingleValidation } from 'payload'
import { sayTo } from '../panel-kit/say.ts'

const isAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  URL.canParse(value) ||
  sayTo(req)({
    en: 'Enter a whole address that begins with https://.',
    es: 'Escriba una dirección completa que empiece con https://.',
  })

/** What may be done with the published data, and whom to name. docs/open-data.md has the defaults. */
export const openData: Tab = {
  label: { en: 'Open data', es: 'Datos abiertos' },
  description: {
    en: 'Anybody may copy what is published: see docs/open-data.md. Each copy says what is entered here.',
    es: 'Cualquiera puede copiar lo que se publica: vea docs/open-data.md. Cada copia dice lo que se escribe aquí.',
  },
  fields: [
    {
      name: 'dataLicense',
      label: { en: 'License', es: 'Licencia' },
      type: 'text',
      required: true,
      defaultValue: 'CC BY 4.0',
    },
    {
      name: 'dataLicenseUrl',
      label: { en: 'Address of the license’s text', es: 'Dirección del texto de la licencia' },
      type: 'text',
      defaultValue: 'https://creativecommons.org/licenses/by/4.0/',
      validate: isAddress,
    },
    {
      name: 'dataCredit',
      label: { en: 'Whom to name', es: 'A quién nombrar' },
      type: 'text',
      required: true,
      defaultValue: 'Healthcare for All',
      admin: {
        description: {
          en: 'The sources of places (GeoNames) and of health centers (HRSA) are named after it.',
          es: 'Después se nombran las fuentes de los lugares (GeoNames) y de los centros de salud (HRSA).',
        },
      },
    },
  ],
}
