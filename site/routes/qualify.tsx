import { GuideScreen, guideHandle } from './guide-screen.tsx'

const SLUG = 'qualify'

export const handle = guideHandle(SLUG)

export const Component = () => <GuideScreen slug={SLUG} />
