import { SERVICE_OPTIONS } from '../service-options.ts'

/** The filter panel offers all of them except all and pharmacy. */
const FILTER_SERVICES: readonly string[] = SERVICE_OPTIONS.filter(
  (option) => option !== 'all' && option !== 'pharmacy',
)

/** The filter panel's choices: its own, and what is chosen in another way. */
export const filterServices = (services: readonly string[]) => [
  ...FILTER_SERVICES,
  ...services.filter((service) => !FILTER_SERVICES.includes(service)),
]

/** Whether a service is one of the site's own choices, and not a text in the address. */
export const isCategory = (service: string) => FILTER_SERVICES.includes(service)

/** Choices of the select that name no service: the second stands for those that are ticked. */
export const ANY_SERVICE = ''
export const SEVERAL = 'all'

/** What select and checkboxes show: one service is selected, several are ticked. */
export const serviceFields = (services: readonly string[]) => {
  const [first = ANY_SERVICE, ...others] = services
  return others.length > 0 ? { choice: SEVERAL, ticked: services } : { choice: first, ticked: [] }
}
