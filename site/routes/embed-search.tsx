import { MAX_LOCATION_LENGTH } from '@healthcare-for-all/cms/contract'
import { LANGUAGES, LOCALES, sameIn } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { SelectField } from '../components/select-field.tsx'
import { embedCopy } from '../copy/embed.ts'
import { frameCopy } from '../copy/frame.ts'
import { searchFormCopy } from '../copy/search-form.ts'
import { formServices, serviceName } from '../features/search/service-options.ts'
import { useCopy, useLocale, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { solidButton } from '../theme/recipes/button.ts'
import { fieldLabel, textField } from '../theme/recipes/field.ts'
import { style } from '../theme/style.ts'

const box = style({
  display: 'grid',
  gap: '3',
  padding: '4',
  borderWidth: '1px',
  borderTopWidth: '3px',
  borderColor: 'line',
  borderTopColor: 'brand',
})
const heading = style({ fontSize: '20' })
// Beside each other where there is room, the button too.
const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2' })
const field = style({ flex: '1 1 11rem', minWidth: 0 })
const button = style({ minHeight: '3rem', flex: '1 0 auto' })
const hint = style({ marginTop: '2', color: 'quiet' })
const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
})
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

const FIELD = 'location'
const SERVICE = 'service'

export const handle: ScreenHandle = { isEmbedded: true }

/**
 * The search for a frame on somebody else's page. It is complete without scripts, and whatever is
 * pressed opens a tab of its own, so that the page around it stays.
 */
export const Component = () => {
  const copy = useCopy(embedCopy)
  const { siteName } = useCopy(frameCopy)
  const paths = usePaths()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const words = useCopy(searchFormCopy)
  const asked = new URLSearchParams(search)
  const place = asked.get(FIELD) ?? ''
  const service = asked.get(SERVICE) ?? 'all'
  return (
    <main css={box}>
      <PageHead title={copy.title} noindex />
      <h1 css={heading}>{copy.title}</h1>
      <search>
        <form action={paths.search()} method="get" target="_blank" rel="noopener">
          <div css={fields}>
            <div css={field}>
              <label css={fieldLabel} htmlFor={FIELD}>
                {copy.location}
              </label>
              <input
                css={textField}
                id={FIELD}
                name={FIELD}
                type="text"
                autoComplete="postal-code"
                enterKeyHint="search"
                maxLength={MAX_LOCATION_LENGTH}
                defaultValue={place}
                aria-describedby="new-tab"
                required
              />
            </div>
            <div css={field}>
              <SelectField
                label={words.form.service}
                name={SERVICE}
                defaultValue={service}
                options={formServices(service === 'all' ? [] : [service]).map((value) => ({
                  value,
                  label: serviceName(words, value),
                }))}
              />
            </div>
            <button css={[solidButton, button]} type="submit">
              {copy.button}
            </button>
          </div>
          <p css={hint} id="new-tab">
            {copy.newTab}
          </p>
        </form>
      </search>
      <div css={foot}>
        <a css={link} href={paths.home} target="_blank" rel="noopener" translate="no">
          {siteName}
        </a>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <a
            key={other}
            css={link}
            href={sameIn(other, pathname + search)}
            hrefLang={other}
            lang={other}
            translate="no"
          >
            {LANGUAGES[other].name}
          </a>
        ))}
      </div>
    </main>
  )
}
