import { Grid, Link, List, Text } from '@chakra-ui/react'
import { type UrgentNeed, urgentNeed } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { urgentHelpCopy } from '../copy/urgent-help.ts'
import { useCopy } from '../lib/language.tsx'
import { CallText } from './call-text.tsx'
import { Icon } from './icon.tsx'

interface UrgentHelpProps {
  /** What somebody is looking for, as it was typed. */
  text: string
}

/** Whom to call, if a text mentions something too urgent for a clinic. */
export const UrgentHelp = ({ text }: UrgentHelpProps) => {
  const need = urgentNeed(text)
  return need ? <HelpLines key={need} need={need} role="alert" /> : null
}

interface HelpLinesProps {
  need: UrgentNeed
  /** 'alert' is read aloud immediately. */
  role: 'alert' | 'note'
}

/** Whom to call for one kind of need. */
export const HelpLines = ({ need, role }: HelpLinesProps) => {
  const copy = useCopy(urgentHelpCopy)
  const help = copy[need]
  return (
    <Grid
      gap="2"
      marginBottom="6"
      padding="4"
      background="alert.wash"
      color="alert"
      borderRadius="card"
      role={role}
    >
      <Text fontSize="18" maxWidth="measure">
        {help.text}
      </Text>
      <List.Root display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {help.lines.map(({ number, name }) => (
          <li key={number}>
            <Link
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="touch"
              fontSize="20"
              fontWeight="heavy"
              color="inherit"
              href={outbound.telephone(number)}
            >
              <Icon name="phone" />
              <span>
                <CallText text={copy.call(number)} number={number} />
                <span>{`, ${name}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </List.Root>
    </Grid>
  )
}
