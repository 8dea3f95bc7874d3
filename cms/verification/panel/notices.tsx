'use client'

import { hoursAgreement } from '../../clinics/panel/index.ts'
import { SaidList } from '../../corrections/panel/index.ts'
import { longDay } from '../../panel-kit/dates.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify, ValueSaid } from '../endpoints/answers.ts'
import { ABOVE } from './fact-list.tsx'
import { Reports } from './reports.tsx'
import { Signals } from './signals.tsx'
import { TakeOver } from './take-over.tsx'

interface NoticesProps {
  clinic: ClinicToVerify
  take: (values: ValueSaid['values']) => void
}

/** What others have done or are doing with this clinic. */
export const Notices = ({ clinic, take }: NoticesProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { id, openWith, draftSince, unansweredCalls, facts } = clinic
  const words = typeof facts.hoursOfOperation === 'string' ? facts.hoursOfOperation : null
  const { until } = clinic.notice
  const noticeUntil = until && longDay(`${until}T12:00:00Z`, language)
  return (
    <>
      <Signals
        isAlone
        signals={clinic.signals.filter(({ fact }) => fact === null || ABOVE.includes(fact))}
      />
      <SaidList
        title={say({
          en: 'What visitors say is wrong',
          es: 'Lo que los visitantes dicen que está mal',
        })}
        said={clinic.said}
      />
      <TakeOver said={clinic.saidValues} take={take} />
      <Reports reports={clinic.reports} />
      {hoursAgreement(facts.openingHours, words) === 'different' && (
        <p className="calls__notice">
          {say({
            en: 'The hours in words say something else than the weekly hours, so visitors see only one of them. Ask which are right, and correct them.',
            es: 'El horario en palabras dice algo distinto que el horario semanal, así que los visitantes ven solo uno. Pregunte cuál es el correcto y corríjalo.',
          })}
        </p>
      )}
      {clinic.closedUntil && (
        <p className="calls__notice">
          {say({
            en: `It is closed for now and opens again on ${longDay(clinic.closedUntil)}.`,
            es: `Está cerrada por ahora y vuelve a abrir el ${longDay(clinic.closedUntil, 'es')}.`,
          })}
        </p>
      )}
      {clinic.notice.en && (
        <p className="calls__notice">
          {say({ en: 'Visitors read', es: 'Los visitantes leen' })}
          {noticeUntil && say({ en: ` until ${noticeUntil}`, es: ` hasta el ${noticeUntil}` })}
          {say({
            en: `: “${clinic.notice.en}” If that is over, clear it in`,
            es: `: «${clinic.notice.en}» Si eso ya pasó, bórrelo en`,
          })}{' '}
          <a href={`/admin/collections/clinics/${id}`}>
            {say({ en: 'the clinic’s form', es: 'el formulario de la clínica' })}
          </a>
          .
        </p>
      )}
      {openWith && (
        <p className="calls__notice">
          {say({
            en: `${openWith} has this clinic’s form open right now. You can save here once it is saved and closed.`,
            es: `${openWith} tiene abierto en este momento el formulario de esta clínica. Usted podrá guardar aquí cuando se guarde y se cierre.`,
          })}
        </p>
      )}
      {draftSince && (
        <p className="calls__notice">
          {say({
            en: `There is an unpublished draft from ${longDay(draftSince)}. What you see here is what visitors see; the draft stays as it is.`,
            es: `Hay un borrador sin publicar del ${longDay(draftSince, 'es')}. Lo que se ve aquí es lo que ven los visitantes; el borrador se queda como está.`,
          })}{' '}
          <a href={`/admin/collections/clinics/${id}`}>
            {say({ en: 'See the draft', es: 'Ver el borrador' })}
          </a>
        </p>
      )}
      {unansweredCalls > 0 && (
        <p className="calls__notice">
          {unansweredCalls === 1
            ? say({
                en: 'The last call was not answered.',
                es: 'No contestaron la última llamada.',
              })
            : say({
                en: `The last ${unansweredCalls} calls were not answered.`,
                es: `No contestaron las últimas ${unansweredCalls} llamadas.`,
              })}
        </p>
      )}
    </>
  )
}
