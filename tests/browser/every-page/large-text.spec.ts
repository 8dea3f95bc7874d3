import { fitAPhone } from '../../support/large-text.ts'
import { inEachLanguage, SCREENS } from '../../support/screens.ts'

// Every screen, and other sizes, are in tests/deep/.
const MAIN = ['home', 'results', 'a clinic', 'the map']

fitAPhone(32, inEachLanguage(SCREENS.filter(([name]) => MAIN.includes(name))))
