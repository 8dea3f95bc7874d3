import { inThousands } from '../../../panel-kit/number.ts'
import { queueHref } from '../../../verification/index.ts'
import type { Reader, TasksOf } from './task.tsx'

interface Holder {
  holder: string | null | undefined
  isMine: boolean
}

const calledBy = ({ holder, isMine }: Holder, { say }: Reader): string => {
  if (!holder) return ''
  return isMine
    ? say({ en: ', you are calling it', es: ', usted la está llamando' })
    : say({ en: `, ${holder} is calling it`, es: `, ${holder} la está llamando` })
}

export const callTasks: TasksOf = ({ verifications, callLists }, reader) => [
  {
    title: reader.say({ en: 'Clinics to verify', es: 'Clínicas por verificar' }),
    count: verifications.due,
    href: '/admin/verify',
    more: (
      <>
        <p>
          {reader.say({
            en: `${inThousands(verifications.dueThisMonth)} by the end of the month.`,
            es: `${inThousands(verifications.dueThisMonth)} antes de fin de mes.`,
          })}
        </p>
        {callLists.length > 0 && (
          <ul>
            {callLists.map((one) => (
              <li key={one.id}>
                <a
                  href={queueHref(
                    one.isMine ? { filter: {}, callList: one.id } : { filter: one.filter },
                  )}
                >
                  {one.name}
                </a>
                {`: ${one.due}${calledBy(one, reader)}`}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  },
  {
    title: reader.say({
      en: 'Clinics without a number that works',
      es: 'Clínicas sin un número que funcione',
    }),
    count: verifications.numbers,
    href: '/admin/verify?list=numbers',
  },
]
