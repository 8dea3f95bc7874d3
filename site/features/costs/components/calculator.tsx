import type { CostFigures, PovertyFigures } from '@healthcare-for-all/cms/contract'
import { useId } from 'react'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy } from '../../../lib/language.tsx'
import { solidButton } from '../../../theme/recipes/button.ts'
import { selectField, textField } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'
import { PERIODS, USUAL_PERIOD } from '../read-amounts.ts'
import { useCalculator } from '../use-calculator.ts'
import { AskedField } from './asked-field.tsx'
import { OutcomeList } from './outcome-list.tsx'

const columns = style({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' },
})
const form = style({
  display: 'grid',
  gap: '6',
  padding: { base: '4', md: '6' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  '@media (scripting: none)': { display: 'none' },
})
const together = style({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  // Beside the answers the form is narrow.
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'minmax(0, 3fr) minmax(0, 2fr)',
    lg: 'minmax(0, 1fr)',
  },
})
const heading = style({ fontSize: '24' })
const summaryStyle = style({ fontSize: '20', marginTop: '2', maxWidth: 'measure' })
const notOfferedStyle = style({ marginTop: '2', maxWidth: 'measure' })
const cautionStyle = style({ marginTop: '2', color: 'quiet', maxWidth: 'measure' })
const noScriptsStyle = style({ fontWeight: 'bold' })

interface CalculatorProps {
  figures: PovertyFigures
  states: CostFigures['states']
}

/** Four questions, and what is likely. */
export const Calculator = ({ figures, states }: CalculatorProps) => {
  const copy = useCopy(costsCopy)
  const { result } = copy
  const { errors, outcome, change, compute } = useCalculator(figures, states)
  const id = useId()
  return (
    <>
      <noscript>
        <p css={noScriptsStyle}>{copy.noScripts}</p>
      </noscript>
      <div css={columns}>
        {/* This method sends nothing, also before there is code to compute; names would. */}
        <form
          css={form}
          method="dialog"
          onSubmit={compute}
          onChange={change}
          noValidate
          aria-label={copy.title}
        >
          <AskedField {...copy.household} error={errors.household}>
            {(attributes) => (
              <input
                {...attributes}
                css={textField}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                data-asks="household"
              />
            )}
          </AskedField>
          <div css={together}>
            <AskedField {...copy.income} error={errors.income}>
              {(attributes) => (
                <input
                  {...attributes}
                  css={textField}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  data-asks="income"
                />
              )}
            </AskedField>
            <AskedField label={copy.period.label}>
              {(attributes) => (
                <select
                  {...attributes}
                  css={selectField}
                  autoComplete="off"
                  data-asks="period"
                  defaultValue={USUAL_PERIOD}
                >
                  {PERIODS.map((period) => (
                    <option key={period} value={period}>
                      {copy.period[period]}
                    </option>
                  ))}
                </select>
              )}
            </AskedField>
          </div>
          <AskedField label={copy.state.label} error={errors.state}>
            {(attributes) => (
              <select {...attributes} css={selectField} autoComplete="off" data-asks="state">
                <option value="">{copy.state.choose}</option>
                {states.map(({ abbreviation, name }) => (
                  <option key={abbreviation} value={abbreviation}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </AskedField>
          <p>{copy.privacy}</p>
          <button css={solidButton} type="submit">
            {copy.button}
          </button>
        </form>
        <section aria-labelledby={outcome && id}>
          {/* The same element before and after: only then is its change read aloud. */}
          <div role="status">
            {outcome && (
              <>
                <h2 css={heading} id={id}>
                  {result.heading}
                </h2>
                <p css={summaryStyle}>
                  {result.summary(outcome.share, outcome.people, outcome.place.name, figures.year)}
                </p>
                {outcome.place.medicaid === 'not-offered' && (
                  <p css={notOfferedStyle}>{result.notOffered(outcome.place.name)}</p>
                )}
                {outcome.place.medicaid === 'own-rules' && (
                  <p css={notOfferedStyle}>{result.noMarketplace(outcome.place.name)}</p>
                )}
                {(['own-rules', 'not-offered'] as const).some(
                  (kind) => kind === outcome.place.medicaid,
                ) && <p css={cautionStyle}>{result.territory}</p>}
                <p css={cautionStyle}>{result.caution}</p>
              </>
            )}
          </div>
          {outcome && <OutcomeList outcome={outcome} />}
        </section>
      </div>
    </>
  )
}
