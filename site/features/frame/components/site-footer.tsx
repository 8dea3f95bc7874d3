import { PageLink } from '../../../components/page-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { badgeStyles } from '../../../theme/recipes/badge.ts'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { onlyIfSaved } from '../../../theme/recipes/only-if-saved.ts'
import { style } from '../../../theme/style.ts'
import { footerGroups } from '../navigation.ts'
import { SavedLink } from './saved-link.tsx'
import { SocialLinks } from './social-links.tsx'

const footer = style({ marginTop: '18', background: 'wash', paddingBlock: '12' })
const columns = style({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: {
    base: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: '2fr repeat(3, minmax(0, 1fr))',
  },
})
const summary = style({ maxWidth: '36ch', marginTop: '2', color: 'quiet' })
const name = style({ fontSize: '18', fontWeight: 'heavy' })
const heading = style({ fontSize: '16', marginBottom: '1' })
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'ink',
})
const fine = style({
  marginTop: '8',
  paddingTop: '6',
  borderTopWidth: '1px',
  borderColor: 'line',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  color: 'quiet',
})
const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export const SiteFooter = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  const site = useSite()
  return (
    <footer css={footer}>
      <div css={pageWidth}>
        <div css={columns}>
          <div>
            <p css={name}>{copy.siteName}</p>
            <p css={summary}>{copy.footer.summary}</p>
            <SocialLinks />
          </div>
          {footerGroups(copy, paths).map((group, index) => (
            <nav key={group.heading} aria-label={group.heading}>
              <h2 css={heading}>{group.heading}</h2>
              <ul>
                {group.links.map(({ name: text, to }) => (
                  <li key={to}>
                    <PageLink to={to} css={link}>
                      {text}
                    </PageLink>
                  </li>
                ))}
                {index === 0 && (
                  <li css={onlyIfSaved}>
                    <SavedLink css={link} />
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div css={fine}>
          <p>{site?.footerNote}</p>
          <ul css={badges}>
            {site?.badges.map((badge) => (
              <li key={badge} css={badgeStyles.quiet}>
                {badge}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
