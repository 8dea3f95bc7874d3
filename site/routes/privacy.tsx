import { LegalScreen, legalHandle } from './legal-screen.tsx'

const NAME = 'privacy'

export const handle = legalHandle(NAME)

export const Component = () => <LegalScreen name={NAME} />
