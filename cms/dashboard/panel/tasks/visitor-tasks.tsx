import { list, type TasksOf } from './task.tsx'

/** What visitors and clinics have sent. */
export const visitorTasks: TasksOf = ({ submissions, verified, corrections, unread }, { say }) => [
  {
    title: say({ en: 'New submissions', es: 'Solicitudes nuevas' }),
    count: submissions.received,
    href: list('clinic-submissions', 'received'),
    more: submissions.inReview > 0 && (
      <p>
        {say({
          en: `${submissions.inReview} in review.`,
          es: `${submissions.inReview} en revisión.`,
        })}{' '}
        <a href={list('clinic-submissions', 'in review')}>
          {say({ en: 'Continue with them', es: 'Seguir con ellas' })}
        </a>
      </p>
    ),
  },
  {
    title: say({ en: 'Answers from operators', es: 'Respuestas de operadores' }),
    count: submissions.answered,
    href: list('clinic-submissions', 'operator answered', 'conversation'),
  },
  verified !== undefined && {
    title: say({
      en: 'Verified submissions to publish',
      es: 'Solicitudes verificadas por publicar',
    }),
    count: verified,
    href: list('clinic-submissions', 'verified'),
  },
  {
    title: say({
      en: 'Corrections that visitors suggest',
      es: 'Correcciones que sugieren los visitantes',
    }),
    count: corrections.open,
    href: list('corrections', 'open'),
    more: corrections.urgent > 0 && (
      <p>
        {say({
          en: `${corrections.urgent} urgent: closed, moved, or a wrong phone number.`,
          es: `${corrections.urgent} urgentes: cierre, mudanza o teléfono equivocado.`,
        })}
      </p>
    ),
  },
  {
    title: say({ en: 'Unread messages', es: 'Mensajes sin leer' }),
    count: unread,
    href: list('contact-messages', 'new'),
  },
]
