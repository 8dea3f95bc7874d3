import { expect, it } from 'vitest'
import { withoutBodies } from '../../../site/host/unused-router-parts.ts'

it('empties the functions that are named, and no others', () => {
  const code = `function outer() {
  async function unused(a) { return { b: a } }
  function used() { return unused() }
  return used
}
function alsoUnused() { return 1 }`
  const kept = withoutBodies(code, ['unused', 'alsoUnused'])
  expect(kept).toContain('async function unused(a) {}')
  expect(kept).toContain('function alsoUnused() {}')
  expect(kept).toContain('function used() { return unused() }')
})
