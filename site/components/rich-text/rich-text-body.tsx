import { Box } from '@chakra-ui/react'
import type { Block, RichText } from '@healthcare-for-all/cms/contract'
import { Accordion } from './accordion.tsx'
import { CallOut } from './call-out.tsx'
import { IncomeTable } from './income-table.tsx'
import { InlineText } from './inline-text.tsx'
import { LinkCard } from './link-card.tsx'
import { prose } from './prose.ts'
import { RichTable } from './rich-table.tsx'
import { StepsBlock } from './steps-block.tsx'

type List = Extract<Block, { type: 'list' }>

const ListBlock = ({ list: { ordered, items } }: { list: List }) => {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ content, nested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
        <li key={index}>
          <InlineText content={content} />
          {nested && (
            <ul>
              {nested.map((inner, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <li key={place}>
                  <InlineText content={inner} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Tag>
  )
}

const BlockElement = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag id={block.id} tabIndex={-1}>
          <InlineText content={block.content} />
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      )
    case 'list':
      return <ListBlock list={block} />
    case 'table':
      return <RichTable table={block} />
    case 'quote':
      return (
        <blockquote>
          <InlineText content={block.content} />
        </blockquote>
      )
    case 'picture': {
      const { url, width, height, alt } = block.picture
      return <img src={url} width={width} height={height} alt={alt} loading="lazy" />
    }
    case 'rule':
      return <hr />
    case 'steps':
      return <StepsBlock block={block} />
    case 'income-table':
      return <IncomeTable block={block} />
    case 'call-out':
      return <CallOut block={block} />
    case 'link-card':
      return <LinkCard block={block} />
    case 'accordion':
      return <Accordion block={block} />
  }
}

interface RichTextBodyProps {
  blocks: RichText
}

/** A text as editors formatted it. */
export const RichTextBody = ({ blocks }: RichTextBodyProps) => (
  <Box css={prose}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that does not change
      <BlockElement key={index} block={block} />
    ))}
  </Box>
)
