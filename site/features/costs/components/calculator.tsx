import { Box, Button, chakra, defineStyle, Grid, Heading, Input, Text } from '@chakra-ui/react'
import type { CostFigures, PovertyFigures } from '@healthcare-for-all/cms/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { Select } from '../../../components/select-field.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PERIODS, USUAL_HOURS, USUAL_PERIOD } from '../read-amounts.ts'
import { useCalculator } from '../use-calculator.ts'
import { AskedField } from './asked-field.tsx'
import { OutcomeList } from './outcome-list.tsx'

const form = defineStyle({
  display: 'grid',
  gap: '6',
  padding: { base: '4', md: '6' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  '@media (scripting: none)': { display: 'none' },
})
const together = defineStyle({
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
const notOfferedStyle = defineStyle({ marginTop: '2', maxWidth: 'measure' })
const doubtStyle = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginTop: '3',
  padding: '4',
  background: 'wash',
  maxWidth: 'measure',
})
const cautionStyle = defineStyle({ marginTop: '2', color: 'quiet', maxWidth: 'measure' })

interface CalculatorProps {
  figures: PovertyFigures
  states: CostFigures['states']
}

/** Four questions, and what is likely. */
export const Calculator = ({ figures, states }: CalculatorProps) => {
  const copy = useCopy(costsCopy)
  const { result } = copy
  const { errors, outcome, change, compute } = useCalculator(figures, states)
  const meant = outcome?.meant
  const id = useId()
  const periodRef = useRef<HTMLSelectElement>(null)
  const [asksHours, setAsksHours] = useState(false)
  // Somebody may have chosen before the code was there.
  useEffect(() => setAsksHours(periodRef.current?.value === 'hour'), [])
  /** Computes again with another period. */
  const correctTo = (other: 'month' | 'year') => {
    const select = periodRef.current
    if (!select) return
    select.value = other
    setAsksHours(false)
    select.form?.requestSubmit()
  }
  return (
    <>
      <noscript>
        <Text fontWeight="bold">{copy.noScripts}</Text>
      </noscript>
      <Grid
        gap="8"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
      >
        {/* This method sends nothing, also before there is code to compute; names would. */}
        <chakra.form
          css={form}
          method="dialog"
          onSubmit={compute}
          onChange={change}
          noValidate
          aria-label={copy.title}
        >
          <AskedField {...copy.household} error={errors.household}>
            {(described) => (
              <Input {...described} inputMode="numeric" autoComplete="off" data-asks="household" />
            )}
          </AskedField>
          <Box css={together}>
            <AskedField {...copy.income} error={errors.income}>
              {(described) => (
                <Input {...described} inputMode="decimal" autoComplete="off" data-asks="income" />
              )}
            </AskedField>
            <AskedField label={copy.period.label}>
              {(described) => (
                <Select
                  {...described}
                  ref={periodRef}
                  autoComplete="off"
                  data-asks="period"
                  defaultValue={USUAL_PERIOD}
                  onChange={({ currentTarget }) => setAsksHours(currentTarget.value === 'hour')}
                  options={PERIODS.map((value) => ({ value, label: copy.period[value] }))}
                />
              )}
            </AskedField>
          </Box>
          {asksHours && (
            <AskedField {...copy.hours} error={errors.hours}>
              {(described) => (
                <Input
                  {...described}
                  inputMode="decimal"
                  autoComplete="off"
                  data-asks="hours"
                  defaultValue={USUAL_HOURS}
                />
              )}
            </AskedField>
          )}
          <AskedField label={copy.state.label} error={errors.state}>
            {(described) => (
              <Select
                {...described}
                autoComplete="off"
                data-asks="state"
                options={[
                  { value: '', label: copy.state.choose },
                  ...states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })),
                ]}
              />
            )}
          </AskedField>
          <p>{copy.privacy}</p>
          <Button type="submit">{copy.button}</Button>
        </chakra.form>
        <section aria-labelledby={outcome && id}>
          {/* The same element before and after: only then is its change read aloud. */}
          <div role="status">
            {outcome && (
              <>
                <Heading fontSize="24" id={id}>
                  {result.heading}
                </Heading>
                <Text fontSize="20" marginTop="2" maxWidth="measure">
                  {outcome.share === 0
                    ? result.noIncome
                    : result.summary(
                        outcome.share,
                        outcome.people,
                        outcome.place.name,
                        figures.year,
                      )}
                </Text>
                {meant && (
                  <Box css={doubtStyle}>
                    <Text>{result.doubt[meant]}</Text>
                    <Button variant="outline" type="button" onClick={() => correctTo(meant)}>
                      {result.correct[meant]}
                    </Button>
                  </Box>
                )}
                {outcome.place.medicaid === 'not-offered' && (
                  <Text css={notOfferedStyle}>{result.notOffered(outcome.place.name)}</Text>
                )}
                {outcome.place.medicaid === 'own-rules' && (
                  <Text css={notOfferedStyle}>{result.noMarketplace(outcome.place.name)}</Text>
                )}
                {(['own-rules', 'not-offered'] as const).some(
                  (kind) => kind === outcome.place.medicaid,
                ) && <Text css={cautionStyle}>{result.territory}</Text>}
                <Text css={cautionStyle}>{result.caution}</Text>
              </>
            )}
          </div>
          {outcome && <OutcomeList outcome={outcome} />}
        </section>
      </Grid>
    </>
  )
}
