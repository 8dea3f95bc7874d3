'use client'
import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useId, useState } from 'react'
import { ROLE_WORDS } from '../../../access/roles.ts'
import { capitalized } from '../../../documents/capitalized.ts'
import { languageName } from '../../../documents/language-name.ts'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import { PANEL_LANGUAGES } from '../../../panel-kit/say.ts'
import type { InvitationAnswer } from '../../endpoints/invite.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'
import { Invited } from './invited.tsx'
import '../account.css'
import '../people.css'
import { usePanelLanguage, useSay } from '../../../panel-kit/use-say.ts'

/** Above the list of people, for admins: invites somebody, who then chooses a password. */
export const Invite = () => {
  const say = useSay()
  const language = usePanelLanguage()
  const { user } = useAuth()
  const [answer, setAnswer] = useState<InvitationAnswer & { email: string }>()
  const name = useId()
  const router = useRouter()
  if (user?.role !== 'admin') return null
  const send = async (data: FormData) => {
    const email = textOf(data, 'email').trim()
    const input = {
      email,
      name: textOf(data, 'name'),
      role: textOf(data, 'role'),
      language: textOf(data, 'language'),
    }
    setAnswer(undefined)
    setAnswer({ ...(await askEndpoint<InvitationAnswer>('/people/invite', input)), email })
    router.refresh()
  }
  return (
    <details className="person person--invite">
      <summary>{say({ en: 'Invite somebody', es: 'Invitar a alguien' })}</summary>
      <AccountForm button={say({ en: 'Invite', es: 'Invitar' })} send={send}>
        <TextInput
          label={say({
            en: 'Email address',
            es: 'Correo electrónico',
          })}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <TextInput label={say({ en: 'Name', es: 'Nombre' })} name="name" autoComplete="off" />
        <fieldset className="person__roles">
          <legend>{say({ en: 'Role', es: 'Rol' })}</legend>
          {ROLE_WORDS.map((words) => (
            <label key={words.role} htmlFor={`${name}-${words.role}`}>
              <input
                id={`${name}-${words.role}`}
                type="radio"
                name="role"
                value={words.role}
                defaultChecked={words.role === 'reviewer'}
              />
              <span>
                <strong>{say(words.name)}</strong>: {say(words.does)}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="person__roles">
          <legend>{say({ en: 'Language of emails', es: 'Idioma de los correos' })}</legend>
          {PANEL_LANGUAGES.map((each) => (
            <label key={each} htmlFor={`${name}-${each}`}>
              <input
                id={`${name}-${each}`}
                type="radio"
                name="language"
                value={each}
                defaultChecked={each === language}
              />
              <span>{capitalized(languageName(each, language))}</span>
            </label>
          ))}
        </fieldset>
      </AccountForm>
      <div role="status">{answer && <Invited {...answer} />}</div>
    </details>
  )
}
