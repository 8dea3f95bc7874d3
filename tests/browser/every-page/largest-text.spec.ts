import { fitAPhone } from '../../support/large-text.ts'
import { SCREENS } from '../../support/screens.ts'

fitAPhone(32, SCREENS)
