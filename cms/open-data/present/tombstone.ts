import type { HsdsTombstone } from '../../contract/hsds/entities.ts'
import type { Ids } from '../ids.ts'
import type { Removed } from '../queries/read-removed.ts'

/** Nothing is left of a clinic that went but the ids that others may have kept. */
export const tombstoneOf = ({ id, removedAt }: Removed, ids: Ids): HsdsTombstone => ({
  organization_id: ids.of('organization', id),
  service_id: ids.of('service', id),
  location_id: ids.of('location', id),
  service_at_location_id: ids.of('serviceAtLocation', id),
  removed_at: removedAt.toISOString(),
})
