import type { AdminViewServerProps } from 'payload'
import type { Role } from '../../access/roles.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { type InEach, panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { readToday } from './read-today.ts'
import { callTasks } from './tasks/call-tasks.tsx'
import { directoryTasks } from './tasks/directory-tasks.tsx'
import type { Task, TasksOf } from './tasks/task.tsx'
import { textTasks } from './tasks/text-tasks.tsx'
import { visitorTasks } from './tasks/visitor-tasks.tsx'
import './today.css'

interface Group {
  name: InEach
  tasks: TasksOf
}

const CALLS: Group = { name: { en: 'Calls', es: 'Llamadas' }, tasks: callTasks }
const VISITORS: Group = { name: { en: 'From visitors', es: 'De visitantes' }, tasks: visitorTasks }
const DIRECTORY: Group = { name: { en: 'Clinics', es: 'Clínicas' }, tasks: directoryTasks }
const TEXTS: Group = { name: { en: 'Texts', es: 'Textos' }, tasks: textTasks }

/** What each role is there for comes first. */
const GROUPS: Record<Role, readonly Group[]> = {
  reviewer: [CALLS, VISITORS, TEXTS],
  editor: [VISITORS, DIRECTORY, TEXTS, CALLS],
  admin: [VISITORS, DIRECTORY, TEXTS, CALLS],
}

const isWaiting = ({ count, more }: Task): boolean => Boolean(count) || Boolean(more)

const Title = ({ title, href }: Task) => (href ? <a href={href}>{title}</a> : title)

/** A task with its number first, since that is what people look for. */
const Waiting = (task: Task) => (
  <li className={task.count ? 'today__task today__task--waiting' : 'today__task'}>
    <p className="today__count">{task.count !== undefined && inThousands(task.count)}</p>
    <div>
      <h4 className="today__title">
        <Title {...task} />
      </h4>
      {task.more}
    </div>
  </li>
)

type Request = AdminViewServerProps['initPageResult']['req']
type TodayProps = Pick<Request, 'payload' | 'user'> & Partial<Pick<Request, 'i18n'>>

/** What needs doing today, above the panel’s own lists. Lists with nothing waiting are links below. */
export const Today = async ({ i18n, payload, user }: TodayProps) => {
  if (!user) return null
  const language = panelLanguage(i18n?.language)
  const say = sayIn(language)
  const today = await readToday(payload, user, language)
  const groups = GROUPS[user.role].map(({ name, tasks }) => ({
    name: say(name),
    tasks: tasks(today, { say, language }).filter((task) => task !== undefined && task !== false),
  }))
  const done = groups.flatMap(({ tasks }) => tasks.filter((task) => task.href && !isWaiting(task)))
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading" className="today__heading">
        {say({ en: 'What needs doing today', es: 'Lo que hay que hacer hoy' })}
      </h2>
      {groups
        .map(({ name, tasks }) => ({ name, waiting: tasks.filter(isWaiting) }))
        .filter(({ waiting }) => waiting.length > 0)
        .map(({ name, waiting }) => (
          <div key={name}>
            <h3 className="today__group">{name}</h3>
            <ul className="today__tasks">
              {waiting.map((task) => (
                <Waiting key={task.title} {...task} />
              ))}
            </ul>
          </div>
        ))}
      {done.length > 0 && (
        <div className="today__done">
          <h3 className="today__group">{say({ en: 'Nothing waiting', es: 'Nada pendiente' })}</h3>
          <ul>
            {done.map((task) => (
              <li key={task.title}>
                <Title {...task} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
