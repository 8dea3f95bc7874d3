import type { AdminViewServerProps } from 'payload'
import { readLaunch } from '../../queries/read-launch.ts'
import { LaunchList } from './launch-list.tsx'

type LaunchProps = Pick<AdminViewServerProps['initPageResult']['req'], 'payload' | 'user'>

/** What to settle before the directory goes live, for admins. */
export const Launch = async ({ payload, user }: LaunchProps) =>
  user?.role === 'admin' ? <LaunchList given={await readLaunch(payload)} /> : null
