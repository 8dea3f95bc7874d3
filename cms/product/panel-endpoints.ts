import type { Endpoint } from 'payload'
import { clinicEndpoints } from '../clinics/endpoints/index.ts'
import { launchEndpoints } from '../dashboard/endpoints/launch.ts'
import { showVersion } from '../documents/versions/show.ts'
import { importEndpoints } from '../imports/endpoints/index.ts'
import { exportList } from '../imports/index.ts'
import { messageEndpoints } from '../messages/endpoints/index.ts'
import { preview } from '../page-host/index.ts'

import { peopleEndpoints } from '../people/endpoints/index.ts'
import { trueFigures } from '../site-settings/endpoints/truths.ts'
import { submissionEndpoints } from '../submissions/endpoints/index.ts'
import { verificationEndpoints } from '../verification/endpoints/index.ts'

/** What the panel's screens ask, besides Payload's own REST. */
export const panelEndpoints: Endpoint[] = [
  exportList,
  preview,
  ...clinicEndpoints,
  ...importEndpoints,
  ...launchEndpoints,
  ...messageEndpoints,
  ...peopleEndpoints,
  trueFigures,
  ...submissionEndpoints,
  showVersion,
  ...verificationEndpoints,
]
