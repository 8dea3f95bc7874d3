import { Box } from '@chakra-ui/react'
import { type Need, urgentNeed } from '@healthcare-for-all/cms/contract'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { QuickExit } from '../../../components/quick-exit.tsx'
import { HelpLines } from '../../../components/urgent-help.tsx'

interface NeedHelpProps {
  need: Need
  /** As it was typed. */
  location: string
}

/** What to know about a need, and whom to call. */
export const NeedHelp = ({ need, location }: NeedHelpProps) => (
  <>
    {(need.callFirst || need.isPrivate) && <QuickExit />}
    {/* The page shows the lines for the usual words by itself, even without a connection. */}
    {need.callFirst && !urgentNeed(location) && <HelpLines need={need.callFirst} role="alert" />}
    {(need.text || need.links.length > 0) && (
      <Box marginBlock="2" padding="4" maxWidth="measure" background="wash" borderRadius="card">
        {need.text && <p>{need.text}</p>}
        {need.links.map(({ label, address }) => (
          <p key={address}>
            <OutsideLink href={address}>{label}</OutsideLink>
          </p>
        ))}
      </Box>
    )}
  </>
)
