import type { SelectField } from 'payload'
import type { InEach } from '../../panel-kit/say.ts'

type Placeholder = Exclude<NonNullable<SelectField['admin']>['placeholder'], undefined>

/**
 * What a choice shows while nothing is chosen. Payload's own control takes a text in several languages, but its
 * type asks for a function, which can't be sent to a browser.
 *
 * Upstream: none found.
 * No longer needed: once the type of Payload's placeholder takes a text in several languages: `as` is an error then.
 */
export const placeholder = (words: InEach) => words as unknown as Placeholder & string
