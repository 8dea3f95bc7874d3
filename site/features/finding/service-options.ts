import type { SearchFormCopy } from '../../copy/search-form.ts'

type ServiceOption = keyof SearchFormCopy['services']

/** In the specification's order. */
export const SERVICE_OPTIONS: readonly ServiceOption[] = [
  'all',
  'medical',
  'dental',
  'mental-health',
  'womens-health',
  'pediatric',
  'immunizations',
  'pharmacy',
  'vision',
]

/** A select's value for the chosen services: several are one choice, 'dental,vision'. */
export const serviceChoice = (services: string[] = []) => services.join(',') || 'all'

/** The search form's choices, plus the chosen value if it is not one of them. */
export const formServices = (services?: string[]): readonly string[] => {
  const chosen = serviceChoice(services)
  return isOption(chosen) ? SERVICE_OPTIONS : [...SERVICE_OPTIONS, chosen]
}

const isOption = (service: string): service is ServiceOption =>
  SERVICE_OPTIONS.some((option) => option === service)

const isSlug = (service: string) => /^[a-z]+(?:-[a-z]+)*$/.test(service)

/** The label of a select's value: the fixed labels of options, else what the address says. */
export const serviceName = (copy: SearchFormCopy, choice: string) =>
  choice
    .split(',')
    .map((service) => {
      if (isOption(service)) return copy.services[service]
      return isSlug(service) ? copy.otherService(service) : service
    })
    .join(', ')
