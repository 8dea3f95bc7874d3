import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../panel-kit/panel-page.tsx'
import { queueHref } from '../call-lists/narrow.ts'
import { narrowOf, saysWhom } from '../call-lists/read-narrow.ts'
import { readShownLists } from '../call-lists/shown-lists.ts'
import { filterOptions } from '../queries/filter-options.ts'
import { Queue } from './late-queue.tsx'
import { CallLists } from './lists/call-lists.tsx'

const HERE = '/admin/verify'

const idIn = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null

/**
 * The monthly round of calls, at /admin/verify; with ?clinic=ID it starts with that clinic, and with
 * ?list=numbers it is about the clinics for which somebody has to find a number. A filter, a list that
 * the person has taken, or that it is about all clinics, stands in the address too.
 */
export const VerificationView = async (props: AdminViewServerProps) => {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  const { user } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(HERE)}`)
  const first = idIn(searchParams?.clinic)
  const list = searchParams?.list === 'numbers' ? 'numbers' : 'calls'
  const lists = await readShownLists(req, user.id)
  const asked = narrowOf(searchParams)
  // From the menu, or the form of a clinic: it goes on in the list that the person has taken.
  const taken = lists.find(({ isMine }) => isMine)
  const callList = saysWhom(searchParams) ? asked.callList : taken?.id
  const own = lists.find(({ id }) => id === callList)
  // Somebody has given it back meanwhile: it goes on as a filter.
  const narrow = own && !own.isMine ? { filter: own.filter } : { ...asked, callList }
  const options = await filterOptions(req)
  return (
    <PanelPage view={props}>
      <Queue
        // A link to another clinic, or to none, starts over.
        key={`${first} ${queueHref(narrow, list)}`}
        caller={{ id: user.id, name: user.name ?? '' }}
        first={first}
        list={list}
        narrow={narrow}
        chooser={<CallLists narrow={narrow} options={options} lists={lists} />}
        states={options.states}
      />
    </PanelPage>
  )
}
