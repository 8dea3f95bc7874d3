import { fitAPhone } from '../support/large-text.ts'
import { inEachLanguage, SCREENS, TEXTS } from '../support/screens.ts'

fitAPhone(32, inEachLanguage(SCREENS), inEachLanguage(TEXTS))
