'use client'
import { RenderFields, useAuth, useForm, useServerFunctions } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useId, useState } from 'react'
import { sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { Edit } from '../change.ts'
import { type EditableField, editableFields } from './editable-fields.ts'
import { HowChoice } from './how-choice.tsx'

interface FieldsToEditProps {
  collection: ClientCollectionConfig
  onNext: (edits: Edit[]) => void
}

/** The chosen fields, each with its input; a list says what is to happen with its entries. */
export const FieldsToEdit = ({ collection, onNext }: FieldsToEditProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const select = useId()
  const { permissions } = useAuth()
  const { getFormState } = useServerFunctions()
  const { dispatchFields, getData, fields: formState } = useForm()
  const [chosen, setChosen] = useState<EditableField[]>([])
  const [hows, setHows] = useState<Record<string, Edit['how']>>({})
  const [trouble, setTrouble] = useState<string>()
  const own = permissions?.collections?.[collection.slug]
  const offered = editableFields(collection.fields, language).filter(
    ({ name }) => !chosen.some((one) => one.name === name),
  )
  const howOf = ({ name, isList }: EditableField) => hows[name] ?? (isList ? 'add' : 'set')
  const add = async (field: EditableField) => {
    try {
      const { state } = await getFormState({
        collectionSlug: collection.slug,
        docPermissions: own,
        docPreferences: { fields: {} },
        formState,
        operation: 'update',
        schemaPath: collection.slug,
        select: { [field.name]: true },
        skipValidation: true,
      })
      if (state) dispatchFields({ type: 'UPDATE_MANY', formState: state })
      setChosen((before) => [...before, field])
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }
  const next = () => {
    const data = getData()
    onNext(
      chosen.map((field) => ({
        field: field.name,
        how: howOf(field),
        value: data[field.name] ?? null,
      })),
    )
  }
  return (
    <>
      <label htmlFor={select} className="bulk-label">
        {say({ en: 'Field to edit', es: 'Campo que se edita' })}
      </label>
      <select
        id={select}
        className="bulk-select"
        value=""
        onChange={({ target }) => {
          const field = offered.find(({ name }) => name === target.value)
          if (field) void add(field)
        }}
      >
        <option value="">{say({ en: 'Choose a field…', es: 'Elija un campo…' })}</option>
        {offered.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {chosen.map((field) => (
        <fieldset key={field.name} className="bulk-field">
          <legend>{field.label}</legend>
          {field.isList && (
            <HowChoice
              how={howOf(field)}
              onChoose={(how) => setHows((before) => ({ ...before, [field.name]: how }))}
            />
          )}
          <RenderFields
            fields={[field.field]}
            forceRender
            parentIndexPath=""
            parentPath=""
            parentSchemaPath={collection.slug}
            permissions={own?.fields ?? true}
          />
          <PlainButton onClick={() => setChosen((before) => before.filter((one) => one !== field))}>
            {say({ en: `Leave out ${field.label}`, es: `Quitar ${field.label}` })}
          </PlainButton>
        </fieldset>
      ))}
      {trouble && (
        <p role="alert" className="bulk-alert">
          {trouble}
        </p>
      )}
      {chosen.length > 0 && (
        <PlainButton isMain onClick={onePress(next)}>
          {say({ en: 'Show before and after', es: 'Mostrar antes y después' })}
        </PlainButton>
      )}
    </>
  )
}
