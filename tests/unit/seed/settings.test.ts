import { describe, expect, it } from 'vitest'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { readMarkdown } from '../../../seed/markdown-file.ts'
import { settings } from '../../../seed/settings.ts'

describe('the settings', () => {
  it('have the fixed copy of the specification', () => {
    expect(settings.productName.en).toBe('Free Clinics')
    expect(settings.tagline.en).toBe('Healthcare for All')
    expect(settings.homeFigures.map(({ value }) => value)).toEqual([
      '785+',
      '50+',
      '20+',
      '2M+',
      '24/7',
    ])
    expect(settings.resourcesFigure.en).toBe('785+ clinics')
    expect(settings.aboutFigures.map(({ value }) => value)).toEqual(['524+', '2M+', '50+'])
    expect(settings.footerNote.en).toMatch(/verified monthly.*December 2024/)
    expect(settings.badges.en).toEqual(['SSL Secured', 'HIPAA Compliant'])
    expect(settings.supportHours.en).toBe('Monday to Friday, 9 AM to 5 PM EST')
    expect(settings.legalUpdated.en).toBe('December 2024')
  })

  it('say that the clinics are samples and that the forms are live', () => {
    expect(settings.sampleData).toBe(true)
    expect(settings.forms).toBe('live')
  })

  it('have the eight fixed states with their counts', () => {
    const nameOf = (abbreviation: string) =>
      jurisdictions.find((one) => one.abbreviation === abbreviation)?.name.en
    expect(settings.nationwideCounts.map(({ state, count }) => [nameOf(state), count])).toEqual([
      ['California', 247],
      ['Texas', 189],
      ['Florida', 156],
      ['New York', 134],
      ['Pennsylvania', 98],
      ['Illinois', 87],
      ['Ohio', 76],
      ['Georgia', 65],
    ])
  })
})

describe('the legal text', () => {
  it.each(['privacy', 'terms'])('%s gives the age limit and notice of changes', async (name) => {
    const { body } = await readMarkdown(`en/legal/${name}.md`)
    expect(body).toContain('not intended for users under 13')
    expect(body).toContain('30 days')
  })

  it.each(['privacy', 'terms'])('%s says so in Spanish', async (name) => {
    const { body } = await readMarkdown(`es/legal/${name}.md`)
    expect(body).toContain('menores de 13 años')
    expect(body).toContain('30 días')
  })

  it('says that the site gives no medical advice', async () => {
    const { body } = await readMarkdown('en/legal/terms.md')
    expect(body).toContain('medical advice')
    expect(body).toContain('911')
    expect((await readMarkdown('es/legal/terms.md')).body).toContain('consejo médico')
  })
})
