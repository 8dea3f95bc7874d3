import { wrapOnTheSmallestPhone } from '../../support/large-text.ts'
import { inEachLanguage, SCREENS, TEXTS } from '../../support/screens.ts'

wrapOnTheSmallestPhone(32, inEachLanguage([...SCREENS, ...TEXTS]))
