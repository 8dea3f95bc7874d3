import type { TextFieldSingleValidation } from 'payload'
import { isPhone, phoneField } from '../../documents/fields/phone.ts'
import { isWebAddress } from '../../documents/fields/web-address.ts'
import { sayTo } from '../../panel-kit/say.ts'
import { coordinate } from './coordinate.ts'
import { factTab } from './fact-field.ts'
import { flag } from './flag.ts'
import { isExtension, phonesField } from './phones.ts'

const isZip: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^\d{5}$/.test(value) ||
  sayTo(req)({
    en: 'Enter the five digits, such as 94952.',
    es: 'Escriba los cinco dígitos, como 94952.',
  })

/** What is not there while the address is private. */
const isPublic = { condition: ({ addressIsPrivate }: Record<string, unknown>) => !addressIsPrivate }

export const clinicIdentity = factTab('place', { en: 'Name and place', es: 'Nombre y lugar' }, [
  { name: 'name', type: 'text', required: true, index: true },
  {
    name: 'address',
    type: 'text',
    admin: {
      ...isPublic,
      description: {
        en: 'Leave empty if it has none, such as a mobile unit.',
        es: 'Déjela vacía si no tiene, como una unidad móvil.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      { name: 'city', type: 'text', required: true },
      { name: 'state', type: 'relationship', relationTo: 'states', required: true, index: true },
      {
        name: 'zipCode',
        type: 'text',
        validate: isZip,
      },
    ],
  },
  {
    ...flag('addressIsPrivate'),
    admin: {
      // It can't be undone.
      disableBulkEdit: true,
      description: {
        en: 'For a shelter, for example: visitors see only its town and telephone number. The street, the point and where it was before are removed for good, also from earlier versions.',
        es: 'Para un refugio, por ejemplo: los visitantes ven solo su ciudad y su número de teléfono. La calle, el punto y el lugar anterior se eliminan para siempre, también de las versiones anteriores.',
      },
    },
  },
  {
    name: 'privateQuestion',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/clinics/panel/private-question.tsx#PrivateQuestion' },
    },
  },
  {
    name: 'movedQuestion',
    type: 'ui',
    admin: {
      ...isPublic,
      disableListColumn: true,
      components: { Field: '/clinics/panel/moved-question.tsx#MovedQuestion' },
    },
  },
  {
    type: 'row',
    fields: [
      phoneField('phone', {
        validate: isPhone,
        admin: {
          description: {
            en: 'Ten digits, such as 864-555-0142.',
            es: 'Diez dígitos, como 864-555-0142.',
          },
        },
      }),
      {
        name: 'phoneExtension',
        type: 'text',
        validate: isExtension,
      },
    ],
  },
  phonesField,
  { name: 'website', type: 'text', validate: isWebAddress },
  'description',
  {
    type: 'row',
    admin: isPublic,
    fields: [
      coordinate('latitude', 90),
      coordinate('longitude', 180),
      {
        name: 'coordinatesApproximate',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          width: '33%',
          description: {
            en: 'The point marks the ZIP code, not the clinic’s door.',
            es: 'El punto marca el código postal, no la puerta de la clínica.',
          },
        },
      },
    ],
  },
  {
    name: 'pointFromZip',
    type: 'ui',
    admin: {
      ...isPublic,
      disableListColumn: true,
      components: { Field: '/clinics/panel/point-from-zip.tsx#PointFromZip' },
    },
  },
])
