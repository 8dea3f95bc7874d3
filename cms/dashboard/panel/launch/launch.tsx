import type { AdminViewServerProps } from 'payload'
import { panelLanguage } from '../../../panel-kit/say.ts'
import { readLaunch } from '../../queries/read-launch.ts'
import { LaunchList } from './launch-list.tsx'

type LaunchProps = Pick<AdminViewServerProps['initPageResult']['req'], 'i18n' | 'payload' | 'user'>

/** What to settle before the directory goes live, for admins. */
export const Launch = async ({ i18n, payload, user }: LaunchProps) =>
  user?.role === 'admin' ? (
    <LaunchList given={await readLaunch(payload, undefined, panelLanguage(i18n.language))} />
  ) : null
