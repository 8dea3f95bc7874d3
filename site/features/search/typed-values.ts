import type { SearchValues } from './search-values.ts'
import { serviceChoice } from './service-options.ts'

interface Typed {
  /** The values in the address. */
  values: SearchValues
  /** The values in the search form. */
  typed: SearchValues | undefined
  /** The name of the field that was just changed, which wins. */
  except: string
}

/**
 * The chosen filters, with the search form's values that were not searched for yet. Otherwise the
 * field would show one town while the list shows another's clinics.
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
