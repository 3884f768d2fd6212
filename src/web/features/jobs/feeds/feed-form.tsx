import { useState } from 'react'
import { feedHours, longestFeedUrl } from '#contracts/jobs/job-feeds-figures.ts'
import { type FeedPreview, jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import { jobCategories, type JobCategory } from '#contracts/vocabulary.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { showRefusal } from '#web/features/companies/team/show-refusal.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { everyHoursName } from './feed.words.ts'
import { FeedPreviewCard } from './feed-preview.tsx'

const categories = jobCategories.map((name) => ({ value: name, label: name }))
const rhythms = feedHours.map((hours) => ({ value: String(hours), label: everyHoursName(hours) }))
const usual = 6

interface Looked {
  url: string
  category: JobCategory
  preview: FeedPreview
}

/** The address of a feed. What it would become is shown before the import is switched on. */
export function FeedForm({ onClose }: { onClose: (() => void) | null }) {
  const { refresh } = useRefresh()
  const [looked, setLooked] = useState<Looked | null>(null)
  /** Why the address cannot be read. */
  const [unread, setUnread] = useState<string | null>(null)
  const [hours, setHours] = useState(String(usual))
  const { form, problem, sentences, isSubmitting, onSubmit } = useAccountForm(
    jobFeedsContract.preview.body,
    { url: '' },
    async (body) => {
      setLooked(null)
      const reply = await api.call(jobFeedsContract.preview, { body })
      setUnread(reply.problem)
      if (reply.preview) setLooked({ ...body, preview: reply.preview })
    },
  )
  const start = useAction(
    ({ url, category }: Looked) =>
      api.call(jobFeedsContract.create, {
        body: { url, category, everyHours: feedHours.find((one) => String(one) === hours) ?? usual },
      }),
    {
      onSuccess: async () => {
        showToast({ title: 'Importación activada', description: 'Ya estamos publicando tus avisos.' })
        onClose?.()
        await refresh()
      },
      onError: (error) => showRefusal('No se pudo activar la importación', error),
    },
  )
  const { errors } = form.formState
  return (
    <div className="grid gap-4">
      <Card title="Dirección de tus avisos">
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          <FormHead sentences={sentences} />
          {problem && (
            <Note tone="bad" announce>
              {problem}
            </Note>
          )}
          <Field
            label="Dirección del archivo"
            hint="El XML que entregas a Indeed, Trovit o Jooble, un RSS o JSON. Solo https."
            error={errors.url?.message ?? unread ?? undefined}
            required
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://tu-empresa.pe/empleos.xml"
              maxLength={longestFeedUrl}
              {...form.register('url')}
            />
          </Field>
          <Field
            label="Categoría por defecto"
            hint="Para los avisos cuya categoría no es una de las de Qhatu."
            error={errors.category?.message}
            required
          >
            <Select {...form.register('category')} options={categories} emptyLabel="Elige una categoría" />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant={looked ? 'secondary' : 'primary'} busy={isSubmitting}>
              {looked ? 'Leer otra vez' : 'Ver qué se importaría'}
            </Button>
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                Cancelar
              </Button>
            )}
          </div>
        </form>
      </Card>
      <div aria-live="polite">
        {looked && (
          <FeedPreviewCard preview={looked.preview}>
            <Field label="¿Cada cuánto lo leemos?">
              <Select options={rhythms} value={hours} onChange={({ target }) => setHours(target.value)} />
            </Field>
            <Button busy={start.isPending} onClick={() => void start.run(looked)}>
              Activar la importación
            </Button>
          </FeedPreviewCard>
        )}
      </div>
    </div>
  )
}
