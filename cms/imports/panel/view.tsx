import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { Review } from './late-review.tsx'
import './import.css'
import { sayTo } from '../../panel-kit/say.ts'

/** An uploaded file: its progress, what it would change, and the decisions on that. */
export const ImportView = ({ initPageResult }: DocumentViewServerProps) => {
  const say = sayTo(initPageResult.req)
  const { docID, req } = initPageResult
  if (!mayPublish(req)) {
    return (
      <Gutter className="imp">
        {say({
          en: 'Your role is not allowed to see imports.',
          es: 'Su rol no le permite ver las importaciones.',
        })}
      </Gutter>
    )
  }
  if (docID === undefined) {
    return (
      <Gutter className="imp">
        {say({ en: 'A file is uploaded on', es: 'Los archivos se suben en' })}{' '}
        <a href="/admin/collections/imports">
          {say({ en: 'the list of imports', es: 'la lista de importaciones' })}
        </a>
        .
      </Gutter>
    )
  }
  return <Review id={Number(docID)} />
}
