import { expect, it } from 'vitest'
import { LOCALES } from '../../../cms/contract/constants.ts'
import { SERVICE_CHOICES } from '../../../cms/contract/form-fields.ts'
import { services } from '../../../seed/services.ts'
import { addClinicCopy } from '../../../site/copy/add-clinic.ts'

it.each(LOCALES)('the form that adds a clinic names services as its page does: %s', (locale) => {
  const { service } = addClinicCopy[locale].form
  const onPages = SERVICE_CHOICES.map(
    (choice) => services.find(({ en }) => en === choice)?.[locale],
  )
  expect(SERVICE_CHOICES.map((choice) => service(choice))).toEqual(onPages)
})
