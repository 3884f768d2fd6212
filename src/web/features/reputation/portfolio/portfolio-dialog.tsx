import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { type PortfolioItem, reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { portfolioBody } from '#contracts/reputation/showcase-forms.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api } from '#web/lib/api-client.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { ItemDialog } from '#web/features/professionals/editor/item-dialog.tsx'
import { DraftNote } from '#web/features/support/draft-note.tsx'
import { PortfolioCard, portfolioKinds } from './portfolio-card.tsx'
import { portfolioKey } from './portfolio.resource.ts'
import { hostOf, typeOf, withScheme } from './web-link.ts'

type Values = z.input<typeof portfolioBody>
type Body = z.output<typeof portfolioBody>

const words = {
  add: {
    title: 'Agregar al portafolio',
    submit: 'Agregar',
    done: 'Elemento agregado',
    failed: 'No se pudo agregar el elemento al portafolio.',
  },
  edit: {
    title: 'Editar elemento',
    submit: 'Guardar cambios',
    done: 'Elemento actualizado',
    failed: 'No se pudo actualizar el elemento del portafolio.',
  },
}
const kinds = Object.entries(portfolioKinds).map(([value, { label }]) => ({ value, label }))

type PortfolioDialogProps = {
  professionalId: number
  /** The work to edit; null: a new one. */
  item: PortfolioItem | null
  onClose: () => void
}

/** The form of a work, with a preview of its card. The values stay until it is sent. */
export function PortfolioDialog({ professionalId, item, onClose }: PortfolioDialogProps) {
  const queries = useQueryClient()
  const stored = useMemo<Values>(
    () => ({
      type: item?.type ?? 'image',
      url: item?.url ?? '',
      title: item?.title ?? '',
      description: item?.description ?? '',
    }),
    [item],
  )
  const form = useForm<Values, unknown, Body>({ resolver: zodResolver(portfolioBody), defaultValues: stored })
  const draft = useFormDraft(`qhatu.portafolio.${item?.id ?? 0}`, form, stored)
  const { errors, dirtyFields } = form.formState
  const typed = useWatch({ control: form.control })

  /** Adds the scheme to the address, and sets the kind that it suggests unless the person has chosen one. */
  const completeUrl = () => {
    const url = withScheme(form.getValues('url'))
    form.setValue('url', url, { shouldDirty: true, shouldValidate: errors.url !== undefined })
    const type = typeOf(url)
    if (type && !dirtyFields.type && !item) form.setValue('type', type)
  }

  return (
    <ItemDialog
      text={item ? words.edit : words.add}
      form={form}
      save={(body, idempotencyKey) =>
        item
          ? api.call(reputationContract.updatePortfolioItem, { params: { id: item.id }, body })
          : api.call(reputationContract.addPortfolioItem, { body, idempotencyKey })
      }
      onSaved={() => {
        draft.discard()
        return queries.invalidateQueries({ queryKey: portfolioKey(professionalId) })
      }}
      nameOf={({ title }) => title}
      onSubmit={completeUrl}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Field
        label="Enlace"
        hint="La dirección de tu trabajo en la web: tu sitio, una carpeta pública, un video."
        required
        error={errors.url?.message}
      >
        <TextInput
          {...form.register('url', { onBlur: completeUrl })}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
      </Field>
      <RadioGroup
        legend="Qué es"
        options={kinds}
        field={form.register('type')}
        error={errors.type?.message}
      />
      <Field label="Título" required error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" maxLength={mostLetters.workTitle} />
      </Field>
      <Field
        label="Descripción"
        optional
        hint="Qué hiciste y qué se logró."
        error={errors.description?.message}
      >
        <Textarea
          {...form.register('description')}
          value={typed.description ?? ''}
          rows={3}
          counterMax={mostLetters.portfolioText}
        />
      </Field>
      {hostOf(typed.url ?? '') !== '' && (
        <section aria-label="Vista previa" className="grid gap-2">
          <p className="text-sm font-strong">Así se verá en tu perfil</p>
          <PortfolioCard
            item={{
              type: typed.type ?? 'image',
              url: withScheme(typed.url ?? ''),
              title: typed.title?.trim() || 'Tu título',
              description: typed.description?.trim() ?? '',
            }}
          />
        </section>
      )}
    </ItemDialog>
  )
}
