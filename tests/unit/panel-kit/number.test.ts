import { it } from 'vitest'
import { withThousands } from '../../../cms/panel-kit/number.ts'
import { expectRows } from '../../support/table.ts'

it('a sentence has its counts in thousands, and its other numbers as they are', () => {
  expectRows(withThousands, [
    ['Select all (15000)', ['(15000)'], 'Select all (15,000)'],
    ['1238 seleccionados', [1238], '1,238 seleccionados'],
    ['Reindexed 1234 of 12345 documents', [1234, 12345], 'Reindexed 1,234 of 12,345 documents'],
    ['3 versions found', [3], '3 versions found'],
    ['1000000 moved to trash', ['1000000'], '1,000,000 moved to trash'],
    ['“Fees of 2026” and 4000 more', [4000, undefined], '“Fees of 2026” and 4,000 more'],
    ['Call 8645550142', [], 'Call 8645550142'],
    ['Editing many', ['many'], 'Editing many'],
  ])
})
