import type { SearchFormCopy } from '../../copy/search-form.ts'

type ServiceOption = keyof SearchFormCopy['services']

/** In the specification's order. */
const SERVICE_OPTIONS: readonly ServiceOption[] = [
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

/** The filter panel offers all of them except all and pharmacy. */
const FILTER_SERVICES: readonly string[] = SERVICE_OPTIONS.filter(
  (option) => option !== 'all' && option !== 'pharmacy',
)

/** A select's value for the chosen services: several are one choice, 'dental,vision'. */
export const serviceChoice = (services: string[] = []) => services.join(',')

/** The options, plus the chosen value if it is not one of them. */
const withChosen = (options: readonly string[], services: string[] | undefined) => {
  const chosen = serviceChoice(services)
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen]
}

/** The search form's choices. */
export const formServices = (services?: string[]) => withChosen(SERVICE_OPTIONS, services)

/** The filter panel's choices: its own, and what is chosen in another way. */
export const filterServices = (services: readonly string[]) => [
  ...FILTER_SERVICES,
  ...services.filter((service) => !FILTER_SERVICES.includes(service)),
]

/** Whether a service is one of the site's own choices, and not a text in the address. */
export const isCategory = (service: string) => FILTER_SERVICES.includes(service)

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
