'use client'

import {
  PublishButton as PayloadPublishButton,
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LANGUAGES, type Locale } from '../../../contract/constants.ts'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import type { Say } from '../../../panel-kit/say.ts'
import { useSay } from '../../../panel-kit/use-say.ts'
import {
  isOthers,
  type UnpublishedChange,
  type UnpublishedChanges,
} from '../../publishing/unpublished-answer.ts'
import { changesByPerson } from './changes-by-person.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** Everything, the texts of the form's language, or one's own changes. */
export type Only = 'language' | 'mine' | null

/** Payload's own buttons, by their ids, and what each of them publishes. */
const BUTTONS: Record<string, Only> = { 'action-save': null, 'publish-locale': 'language' }

/** What Payload's drawer for a date does not say. */
const onThatDate = (changes: readonly UnpublishedChange[], say: Say): string => {
  const all = changesByPerson(changes, say)
    .map(({ who, fields }) => `${who}: ${fields.join(', ')}`)
    .join('; ')
  return say({
    en: `On the date that you choose, everything in the draft is published: ${all}. So is what is changed in it until then.`,
    es: `En la fecha que elija se publica todo lo que hay en el borrador: ${all}. También lo que se cambie en él hasta entonces.`,
  })
}

const buttonOf = ({ target }: MouseEvent): string => {
  const button = target instanceof Element ? target.closest('button') : null
  return button && !button.disabled ? button.id : ''
}

/** Whether something would go out with it that is not in the form: by others, or in another language. */
const isAsked = ({ changes, isPublic }: UnpublishedChanges, only: Only, locale: Locale): boolean =>
  changes.some((change) => {
    const { locale: of } = change
    const byOthers = isOthers(change, isPublic)
    return only === 'language'
      ? byOthers && of === locale
      : byOthers || (of !== null && of !== locale)
  })

/** Waits for an autosave in flight, which would otherwise save older values after publishing. */
const useAutosaved = (isSaving: boolean) => {
  const saving = useRef(isSaving)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    saving.current = isSaving
    if (!isSaving) for (const resolve of waiting.current.splice(0)) resolve()
  }, [isSaving])
  return () =>
    new Promise<void>((resolve) => (saving.current ? waiting.current.push(resolve) : resolve()))
}

/** Says that a press was heard, where what comes first takes longer than a moment. */
const saidWhile = async <T,>(sentence: string, work: Promise<T>): Promise<T> => {
  let shown: string | number | undefined
  const timer = setTimeout(() => {
    shown = toast.loading(sentence)
  }, 500)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (shown !== undefined) toast.dismiss(shown)
  }
}

/**
 * Payload turns the button off while it autosaves, a second after the last key: a press of that moment would do nothing
 * and say nothing. It stays on here, since publishing waits for the autosave, also once that is answered and only the
 * form's new state is still awaited. For all else it is off as Payload's is.
 */
const usePressable = (isSaving: boolean) => {
  const around = useRef<HTMLDivElement>(null)
  const { disabled } = useForm()
  const isBusy = [useFormInitializing(), useFormProcessing(), disabled].includes(true)
  const modified = useFormModified()
  const { hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const canPublish = isSaving || modified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const isOff = isBusy || !canPublish || uploadStatus === 'uploading'
  // Each time, as Payload may just have set it, and before the browser takes the focus away from it.
  useLayoutEffect(() => {
    const button = around.current?.querySelector<HTMLButtonElement>('#action-save')
    if (!button) return
    button.disabled = isOff
    button.ariaDisabled = isOff ? 'true' : null
    button.closest('.btn--style-primary')?.classList.toggle('btn--disabled', isOff)
  })
  return around
}

/** Payload's button to publish, which first asks about what others have drafted. */
export const PublishButton = () => {
  const say = useSay()
  const { id, collectionSlug, ...info } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const locale: Locale = code === 'es' ? 'es' : 'en'
  const [pending, setAsked] = useState<UnpublishedChanges>()
  /** A second press while it is still asking or publishing does nothing. */
  const isAsking = useRef(false)
  const isSaving = useFormBackgroundProcessing()
  const autosaved = useAutosaved(isSaving)
  const around = usePressable(isSaving)
  const publishing = say({ en: 'Publishing…', es: 'Publicando…' })

  const publish = async (only: Only, includingOthers = false) => {
    setAsked(undefined)
    const query = new URLSearchParams({
      depth: '0',
      locale,
      ...(only === 'language' && { publishSpecificLocale: locale }),
      ...(only === 'mine' && { publishOnly: 'mine' }),
      ...(includingOthers && { includingOthers: 'true' }),
    })
    await saidWhile(publishing, autosaved())
    const done = await submit({
      action: `/cms-api/${collectionSlug}/${id}?${query}`,
      overrides: { _status: 'published' },
    })
    if (!done) return
    // What was not published can still be.
    info.setUnpublishedVersionCount(only === null ? 0 : 1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }

  const findChanges = () => askEndpoint<UnpublishedChanges>(`/unpublished/${collectionSlug}/${id}`)

  const sayWhatGoesOut = async () => {
    try {
      const found = await findChanges()
      if (isAsked(found, null, locale))
        toast.info(onThatDate(found.changes, say), { duration: 30_000 })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const ask = async (only: Only) => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const found = await saidWhile(publishing, findChanges())
      if (isAsked(found, only, locale)) setAsked(found)
      else await publish(only)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      isAsking.current = false
    }
  }

  /** Before Payload's own handler; a document that is not saved yet has nothing to ask about. */
  const instead = (event: MouseEvent) => {
    if (id === undefined) return
    const button = buttonOf(event)
    if (button === 'schedule-publish') void sayWhatGoesOut()
    const only = BUTTONS[button]
    if (only === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void ask(only)
  }

  return (
    <>
      <div className="publish" ref={around} onClickCapture={instead}>
        <PayloadPublishButton />
      </div>
      {pending && (
        <PublishDialog
          {...pending}
          locale={locale}
          language={LANGUAGES[locale].name}
          onPublish={(only) => void publish(only, true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
