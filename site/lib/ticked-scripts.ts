import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import { useThirdPartyScripts } from './use-third-party-scripts.ts'

interface TickedScriptsProps {
  scripts: readonly ThirdPartyScript[]
  /** Path of the page that the document was opened on. */
  opened: string
}

/** The hook as a component, so that it can be loaded only where it is needed. */
export default function TickedScripts({ scripts, opened }: TickedScriptsProps) {
  useThirdPartyScripts(scripts, opened)
  return null
}
