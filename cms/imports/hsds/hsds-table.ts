import { FileFault } from '../file/file-fault.ts'
import { tableOf } from '../file/table-of.ts'
import {
  ALERT_COLUMN,
  cellsOfRow,
  HSDS_FIELDS,
  hsdsRows,
  ID_COLUMN,
  STATUS_COLUMN,
} from './hsds-row.ts'
import type { ReadService } from './hsds-service.ts'

const NO_PLACES =
  'This is HSDS, but its services have no places. Ask the sender for services with their locations (service_at_location).'

/** The clinics of services as a table. @throws FileFault if there are none */
export const hsdsTable = async (services: AsyncIterable<ReadService>): Promise<Uint8Array[]> => {
  const rows = await hsdsRows(services)
  if (rows.length === 0) throw new FileFault(NO_PLACES)
  return tableOf([ID_COLUMN, STATUS_COLUMN, ALERT_COLUMN, ...HSDS_FIELDS], rows.map(cellsOfRow))
}
