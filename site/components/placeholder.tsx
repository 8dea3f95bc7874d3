import { Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react'

interface PlaceholdersProps {
  count: number
  /** Read by screen readers while the content is loading. */
  label?: string
  /** Bars in each. */
  bars?: number
}

/** As many gray outlines as there will be items; the container's grid places them. */
export const Placeholders = ({ count, label, bars = 2 }: PlaceholdersProps) => (
  <>
    {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    {numbers(count).map((number) => (
      <Grid
        key={number}
        gap="3"
        paddingBlock="4"
        borderTopWidth="1px"
        borderColor="line"
        css={{ '& > :nth-of-type(2)': { width: '70%' }, '& > :nth-of-type(3)': { width: '45%' } }}
        data-placeholder=""
        aria-hidden="true"
      >
        {numbers(bars).map((barNumber) => (
          <Skeleton key={barNumber} />
        ))}
      </Grid>
    ))}
  </>
)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
