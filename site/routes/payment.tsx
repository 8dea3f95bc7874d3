import { GuideScreen, guideHandle } from './guide-screen.tsx'

const SLUG = 'payment'

export const handle = guideHandle(SLUG)

export const Component = () => <GuideScreen slug={SLUG} />
