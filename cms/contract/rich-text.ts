import { z } from 'zod'
import { CALL_OUT_TONES, LINKED_PAGES, TEXT_MARKS } from './constants.ts'

const Text = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(z.enum(TEXT_MARKS)).optional(),
})

const LineBreak = z.object({ type: z.literal('break') })

const Link = z.object({
  type: z.literal('link'),
  href: z.string().describe('A path on this site, or an https:, http:, mailto: or tel: address'),
  newTab: z.boolean(),
})

const PageLink = z.object({
  type: z.literal('page'),
  page: z.enum(LINKED_PAGES),
  slug: z.string(),
})

export const LinkTarget = z.discriminatedUnion('type', [Link, PageLink])
export type LinkTarget = z.infer<typeof LinkTarget>

const words = { content: z.array(Text) }
export const Inline = z.discriminatedUnion('type', [
  Text,
  LineBreak,
  Link.extend(words),
  PageLink.extend(words),
])
export type Inline = z.infer<typeof Inline>
const content = z.array(Inline)

const Heading = z.object({
  type: z.literal('heading'),
  level: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .describe('The page’s title is level 1'),
  id: z.string().describe('Unique in the text; works as an anchor in an address'),
  content,
})

const List = z.object({
  ordered: z.boolean(),
  items: z.array(z.object({ content, nested: z.array(content).optional() })),
})

const titled = z.object({ title: z.string(), content })

const IncomeTable = z.object({
  caption: z.string(),
  percents: z.array(z.number()).describe('Percents of the federal poverty level, one per column'),
  rows: z.array(
    z.object({
      people: z.number().int().describe('People in the household'),
      dollars: z.array(z.number().int()).describe('Dollars a year, one per column'),
    }),
  ),
  further: z.array(z.number().int()).describe('Dollars for each additional person, one per column'),
})

/** A picture that editors uploaded. */
export const Picture = z.object({
  url: z.string().describe('Path on this server'),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
})
export type Picture = z.infer<typeof Picture>

export const Block = z.discriminatedUnion('type', [
  Heading,
  z.object({ type: z.literal('paragraph'), content }),
  List.extend({ type: z.literal('list') }),
  z.object({
    type: z.literal('table'),
    head: z.array(content).describe('Empty if the table has no headings'),
    rows: z.array(z.array(content)),
  }),
  z.object({ type: z.literal('quote'), content }),
  z.object({ type: z.literal('picture'), picture: Picture }),
  z.object({ type: z.literal('rule') }),
  z.object({ type: z.literal('steps'), items: z.array(titled) }),
  IncomeTable.extend({ type: z.literal('income-table') }),
  titled.extend({ type: z.literal('call-out'), tone: z.enum(CALL_OUT_TONES) }),
  z.object({
    type: z.literal('link-card'),
    title: z.string(),
    text: z.string(),
    target: LinkTarget,
  }),
  z.object({ type: z.literal('accordion'), items: z.array(titled) }),
])
export type Block = z.infer<typeof Block>

/** A text as editors wrote it, block by block. It contains no HTML. */
export const RichText = z.array(Block)
export type RichText = z.infer<typeof RichText>
