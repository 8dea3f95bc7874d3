import { expect, it } from 'vitest'
import { z } from 'zod'
import { fault } from '../../../cms/contract/fault-codes.ts'
import { check } from '../../../cms/panel-kit/action.ts'
import { inputFault } from '../../../cms/panel-kit/input-fault.ts'
import { Refusal } from '../../../cms/panel-kit/refusal.ts'

const INPUT = z.object({
  name: z.string(),
  time: z.string().min(1, inputFault({ en: 'Choose a time.', es: 'Elija una hora.' })),
  text: z.string().max(1, fault('tooLong', 1)),
})

it('says what is wrong with an input in the reader’s language: in zod’s words, ours and the contract’s', () => {
  try {
    check(INPUT, { name: 7, time: '', text: 'ab' })
    expect.unreachable()
  } catch (error) {
    const said = error instanceof Refusal ? error.said : { en: '', es: '' }
    expect(said.en.split('; ')).toEqual([
      'name: Invalid input: expected string, received number',
      'Choose a time.',
      expect.stringMatching(/^text: .*1/),
    ])
    expect(said.es.split('; ')).toEqual([
      'name: debe ser texto',
      'Elija una hora.',
      expect.stringMatching(/^text: .*1/),
    ])
    expect(said.es).not.toContain('character')
  }
})
