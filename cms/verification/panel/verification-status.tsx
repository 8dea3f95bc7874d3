import { Link } from '@payloadcms/ui'
import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { openReports, publishedClinic } from '../../clinics/index.ts'
import { openCorrections, saidByTopic } from '../../corrections/index.ts'
import { SaidList } from '../../corrections/panel/index.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import type { User, Verification } from '../../payload-types.ts'
import { valuesSaid } from '../endpoints/take-over.ts'
import { lastCallBy } from '../queries/undo.ts'
import { Reports } from './reports.tsx'
import { TakeOverInForm } from './take-over-in-form.tsx'
import { UndoCall } from './undo-call.tsx'
import './forms.css'
import { mayPublish } from '../../access/publishers.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'

const SHOWN = 5

type Person = number | User | null | undefined

const personOf = (person: Person) => (typeof person === 'object' ? person : null)

const nameIn = (person: Person): string => {
  const found = personOf(person)
  return found ? `, ${nameOf(found)}` : ''
}

/** Whether this person may undo the newest call. */
const mayUndo = async (req: PayloadRequest, call: Verification): Promise<boolean> => {
  if (!call.undo || call.undoneAt || !req.user) return false
  if (mayPublish(req)) return true
  if (personOf(call.by)?.id !== req.user.id) return false
  return call.outcome === 'closed' || (await lastCallBy(req, req.user.id))?.id === call.id
}

/** In the clinic’s form: a link to its verification, and the outcomes of the last ones. */
export const VerificationStatus = async ({ id, data, req }: UIFieldServerProps) => {
  const language = panelLanguage(req.i18n.language)
  const say = sayIn(language)
  if (id === undefined) return null
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { clinic: { equals: id } },
    sort: '-createdAt',
    limit: SHOWN,
    depth: 1,
    populate: { clinics: { slug: true }, users: { name: true, email: true } },
    showHiddenFields: true,
    req,
  })
  // The form may hold an unpublished change; calls are about the page as it is public.
  const published = await publishedClinic(req, Number(id))
  const { reportedWrongAt, lastVerifiedAt } = published ?? data ?? {}
  const reports = await openReports(req, { id: Number(id), reportedWrongAt, lastVerifiedAt })
  const corrections = await openCorrections(req, Number(id))
  const said = saidByTopic(corrections)
  const saidValues = published ? await valuesSaid(req, published, corrections) : []
  const newest = docs.find(({ undoneAt }) => !undoneAt)
  const undoable = newest && (await mayUndo(req, newest)) ? newest.id : null
  return (
    <div className="calls-status">
      {published && (
        <Link href={`/admin/verify?clinic=${id}`} prefetch={false}>
          {say({ en: 'Verify now', es: 'Verificar ahora' })}
        </Link>
      )}
      <SaidList
        title={say({
          en: 'What visitors say is wrong',
          es: 'Lo que los visitantes dicen que está mal',
        })}
        said={said}
      />
      <TakeOverInForm said={saidValues} />
      <Reports reports={reports} />
      <h4>{say({ en: 'Previous calls', es: 'Llamadas anteriores' })}</h4>
      {docs.length === 0 && (
        <p>
          {say({
            en: 'Nobody has called this clinic yet.',
            es: 'Nadie ha llamado todavía a esta clínica.',
          })}
        </p>
      )}
      <ol>
        {docs.map(({ id: key, outcome, by, createdAt, note, undoneAt, undoneBy }) => (
          <li key={key}>
            <span className={undoneAt ? 'calls-status__undone' : undefined}>
              {capitalized(say(statusWords(outcome)))}, {momentInWords(createdAt, language)}
              {nameIn(by)}
              {note && say({ en: `: “${note}”`, es: `: «${note}»` })}
            </span>
            {undoneAt &&
              say({
                en: ` – undone, ${momentInWords(undoneAt)}${nameIn(undoneBy)}`,
                es: ` – deshecha, ${momentInWords(undoneAt, 'es')}${nameIn(undoneBy)}`,
              })}
            {key === undoable && (
              <UndoCall
                call={key}
                label={
                  outcome === 'closed'
                    ? say({ en: 'Reopen this clinic', es: 'Reabrir esta clínica' })
                    : say({ en: 'Undo this call', es: 'Deshacer esta llamada' })
                }
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
