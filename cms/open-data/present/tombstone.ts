import type { HsdsTombstone } from '../../contract/hsds/entities.ts'
import type { Ids } from '../ids.ts'
import type { Removed } from '../queries/read-removed.ts'

/** Nothing is left of a clinic that went but the ids that others may have kept, and who has its facts now. */
export const tombstoneOf = ({ id, removedAt, staysId }: Removed, ids: Ids): HsdsTombstone => ({
  organization_id: ids.of('organization', id),
  service_id: ids.of('service', id),
  location_id: ids.of('location', id),
  service_at_location_id: ids.of('serviceAtLocation', id),
  removed_at: removedAt.toISOString(),
  ...(staysId !== null && {
    merged_into_organization_id: ids.of('organization', staysId),
    merged_into_service_id: ids.of('service', staysId),
    merged_into_location_id: ids.of('location', staysId),
    merged_into_service_at_location_id: ids.of('serviceAtLocation', staysId),
  }),
})

/**
 * The same as a service of the standard, for those who read one a line: it has ended, and `url` is
 * the service that has its facts now.
 */
export const endedServiceOf = (removed: Removed, ids: Ids, publicUrl: string) => {
  const tombstone = tombstoneOf(removed, ids)
  const { organization_id, service_id, location_id, service_at_location_id } = tombstone
  const { removed_at, merged_into_service_id } = tombstone
  const name = 'No longer listed'
  return {
    id: service_id,
    organization_id,
    name,
    status: 'defunct',
    ...(merged_into_service_id && { url: `${publicUrl}/hsds/services/${merged_into_service_id}` }),
    last_modified: removed_at,
    service_at_locations: [
      {
        id: service_at_location_id,
        service_id,
        location_id,
        location: { id: location_id, location_type: 'physical', name },
      },
    ],
  }
}
