import type { Endpoint } from 'payload'
import { bulkEndpoints } from '../bulk/endpoints/index.ts'
import { clinicEndpoints } from '../clinics/endpoints/index.ts'
import { correctionEndpoints } from '../corrections/endpoints/index.ts'
import { launchEndpoints } from '../dashboard/endpoints/launch.ts'
import { showHolder } from '../documents/drafts/show-holder.ts'
import { showUnpublished } from '../documents/publishing/show-unpublished.ts'
import { translationEndpoints } from '../documents/translation/state-endpoints.ts'
import { duplicateEndpoints } from '../duplicates/endpoints/index.ts'
import { logCsv } from '../history/endpoints/log-csv.ts'
import { showVersion } from '../history/endpoints/show-version.ts'
import { importEndpoints } from '../imports/endpoints/index.ts'
import { exportList } from '../imports/index.ts'
import { messageEndpoints } from '../messages/endpoints/index.ts'
import { preview } from '../page-host/index.ts'

import { peopleEndpoints } from '../people/endpoints/index.ts'
import { showActualCounts } from '../site-settings/endpoints/actual-counts.ts'
import { staffEndpoints } from '../staff/endpoints/index.ts'
import { submissionEndpoints } from '../submissions/endpoints/index.ts'
import { verificationEndpoints } from '../verification/endpoints/index.ts'

/** Takes the place of Next's maker of preview pictures, which Payload would add. */
const noPreviewPicture: Endpoint = {
  path: '/og',
  method: 'get',
  handler: () =>
    Response.json({ errors: [{ message: 'There is nothing here.' }] }, { status: 404 }),
}

/** The endpoints for the panel's screens, in addition to Payload's REST API. */
export const panelEndpoints: Endpoint[] = [
  noPreviewPicture,
  exportList,
  preview,
  ...bulkEndpoints,
  ...clinicEndpoints,
  ...correctionEndpoints,
  ...duplicateEndpoints,
  ...importEndpoints,
  ...launchEndpoints,
  logCsv,
  ...messageEndpoints,
  ...peopleEndpoints,
  showActualCounts,
  showHolder,
  showUnpublished,
  ...staffEndpoints,
  ...submissionEndpoints,
  showVersion,
  ...translationEndpoints,
  ...verificationEndpoints,
]
