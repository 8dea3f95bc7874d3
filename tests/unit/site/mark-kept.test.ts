import { expect, it } from 'vitest'
import { sayWhen } from '../../../site/worker/mark-kept.ts'

const said = (lang: string, hour: number, minute: number) =>
  sayWhen(`<html lang="${lang}"><body></body></html>`, new Date(2026, 10, 24, hour, minute))

it('a kept page says from when it is, with the hours that readers in the United States know', () => {
  expect(said('es', 22, 15)).toContain(
    'Esta copia es del 24 de noviembre de 2026, a las 10:15\u00a0p.\u00a0m.</span>',
  )
  expect(said('es', 1, 5)).toContain(', a la 1:05\u00a0a.\u00a0m.</span>')
  expect(said('es', 12, 0)).toContain(', al mediodía.</span>')
  expect(said('en', 22, 15)).toContain('This copy is from November 24, 2026 at 10:15\u00a0PM.')
})
