import type { Tab } from 'payload'

type Check = (value: string | null | undefined) => string | true

/** An empty field is one that is left out. */
const allow =
  (pattern: RegExp, sentence: string): Check =>
  (value) =>
    !value || pattern.test(value) || sentence

/** How search engines hear of changes, and learn whose site it is. docs/operations.md says more. */
export const searchEngines: Tab = {
  label: 'Search engines',
  description: 'Search engines find every page without this. With it they hear of changes sooner.',
  fields: [
    {
      name: 'indexNowKey',
      label: 'Key for IndexNow',
      type: 'text',
      validate: allow(
        /^[A-Za-z0-9-]{8,128}$/,
        'Enter 8 to 128 letters, digits and dashes, without spaces.',
      ),
      admin: {
        description:
          'Make one up: 32 letters and digits. A few minutes after a clinic, a guide or an article is ' +
          'published, edited or removed, its addresses are sent to Bing, Yandex and others, and ' +
          'nothing else. The key is shown to everybody at /KEY.txt. Leave it empty to send nothing.',
      },
    },
    {
      name: 'googleVerification',
      label: 'Code for Google Search Console',
      type: 'text',
      validate: allow(
        /^[\w-]{20,100}$/,
        'Enter only what stands between the quotation marks after content=.',
      ),
      admin: {
        description:
          'From “HTML tag” in Search Console: what stands after content=. The home page then says it.',
      },
    },
  ],
}
