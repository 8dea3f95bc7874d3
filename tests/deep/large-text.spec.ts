import { fitAPhone } from '../support/large-text.ts'
import { inEachLanguage, SCREENS } from '../support/screens.ts'

const MAIN = ['home', 'results', 'a clinic', 'the map', 'a guide', 'the contact page']

fitAPhone(24, inEachLanguage(SCREENS.filter(([name]) => MAIN.includes(name))))
