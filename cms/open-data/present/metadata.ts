import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsMetadata } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'
import { datedFacts } from './fact-words.ts'

/** When each fact was last changed or confirmed, and by whom: nobody's name, only the kind of source. */
export const metadataOf = (clinic: Clinic, ids: Ids): HsdsMetadata[] =>
  datedFacts(clinic).map(({ name, at, source, text }, part) => ({
    id: ids.of('metadata', clinic.id, part),
    resource_id: ids.of('service', clinic.id),
    resource_type: 'service',
    last_action_date: at.slice(0, 10),
    last_action_type: source === 'call' ? 'confirm' : 'update',
    field_name: name,
    // HSDS requires one, and we publish none.
    previous_value: '',
    replacement_value: text,
    updated_by: source,
  }))
