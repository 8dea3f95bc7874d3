import { SelectField } from '../../../components/select-field.tsx'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy } from '../../../lib/language.tsx'
import { formServices, serviceChoice, serviceName } from '../service-options.ts'

interface ServiceFieldProps {
  services: string[] | undefined
}

/** The select of a service. Several of an address are one choice. */
export const ServiceField = ({ services }: ServiceFieldProps) => {
  const copy = useCopy(searchFormCopy)
  return (
    <SelectField
      label={copy.form.service}
      name="service"
      defaultValue={serviceChoice(services)}
      options={formServices(services).map((value) => ({ value, label: serviceName(copy, value) }))}
    />
  )
}
