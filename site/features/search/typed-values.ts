import type { SearchValues } from './search-values.ts'
import { serviceChoice } from './service-options.ts'

interface Typed {
  /** What the address says. */
  values: SearchValues
  /** What the search form holds. */
  typed: SearchValues | undefined
  /** The name of the field that was changed just now, which wins. */
  except: string
}

/**
 * What was chosen, with what was typed into the search form and not searched for yet: else the
 * field would say one town while the list shows another's clinics.
 */
export const withTyped = (chosen: SearchValues, { values, typed, except }: Typed): SearchValues => {
  if (!typed) return chosen
  const isLocation = typed.location !== '' && typed.location !== values.location
  const isService =
    except !== 'service' && serviceChoice(typed.services) !== serviceChoice(values.services)
  const isDistance = except !== 'distance' && typed.distance !== values.distance
  return {
    ...chosen,
    ...(isLocation && { location: typed.location }),
    ...(isService && { services: typed.services }),
    ...(isDistance && { distance: typed.distance }),
  }
}
