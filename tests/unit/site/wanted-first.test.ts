import { describe, expect, it } from 'vitest'
import { wantedFirst } from '../../../site/features/clinic/wanted-first.ts'

const clinic = {
  services: ['Primary Care', 'Flu Shots', 'Dental Care', 'HIV Testing'],
  categories: [
    { slug: 'medical', name: 'Medical Care' },
    { slug: 'dental', name: 'Dental Care' },
    { slug: 'immunizations', name: 'Immunizations' },
  ],
}

describe('the services of a card', () => {
  it('stay in their order if nothing is looked for', () => {
    expect(wantedFirst(clinic, [])).toEqual(clinic.services)
  })

  it('begin with the category that is looked for, once', () => {
    expect(wantedFirst(clinic, ['dental'])).toEqual([
      'Dental Care',
      'Primary Care',
      'Flu Shots',
      'HIV Testing',
    ])
  })

  it('name a category of which only other services are listed', () => {
    expect(wantedFirst(clinic, ['immunizations'])[0]).toBe('Immunizations')
  })

  it('begin with a service by its name, however it is written', () => {
    expect(wantedFirst(clinic, ['hiv testing', 'vision'])[0]).toBe('HIV Testing')
  })
})
