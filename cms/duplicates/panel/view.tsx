import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { PanelPage } from '../../panel-kit/panel-page.tsx'
import './duplicates.css'
import { PairPage, PairsList } from './late-pages.tsx'
import { HERE, queueIn } from './queue.ts'

/** Likely duplicates, at /admin/duplicates; with ?pair=ID one pair, side by side. */
export const DuplicatesView = async (props: AdminViewServerProps) => {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  const { user, payload } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(HERE)}`)
  if (!mayPublish(req)) redirect('/admin')
  const { docs } = await payload.find({
    collection: 'states',
    sort: 'name',
    depth: 0,
    pagination: false,
    select: { name: true },
    req,
  })
  const queue = queueIn(searchParams)
  const key = JSON.stringify(queue)
  return (
    <PanelPage view={props}>
      <Gutter className="dup">
        {queue.pair ? (
          <PairPage key={key} first={queue.pair} queue={queue} />
        ) : (
          <PairsList key={key} queue={queue} states={docs.map(({ id, name }) => ({ id, name }))} />
        )}
      </Gutter>
    </PanelPage>
  )
}
