import type { SearchCopy } from '../../copy/search.ts'

type ServiceOption = keyof SearchCopy['services']

/** The search form's choices, in the specification's order. */
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

/** The filter panel offers all of them except all and pharmacy. */
const FILTER_SERVICES: readonly string[] = SERVICE_OPTIONS.filter(
  (option) => option !== 'all' && option !== 'pharmacy',
)

/** The panel's choices: none, the fixed ones, and the one that is set where it is another. */
export const filterServices = ([chosen]: string[]) =>
  chosen && !FILTER_SERVICES.includes(chosen)
    ? ['', ...FILTER_SERVICES, chosen]
    : ['', ...FILTER_SERVICES]

const isOption = (service: string): service is ServiceOption =>
  SERVICE_OPTIONS.some((option) => option === service)

/** A service's name: the fixed label of an option, or what the address says. */
export const serviceName = (copy: SearchCopy, service: string) =>
  isOption(service) ? copy.services[service] : service
