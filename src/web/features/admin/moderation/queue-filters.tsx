import { Form, useNavigate } from 'react-router'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { kinds } from './kinds.ts'
import { moderationHref, type ModerationSearch, readModerationSearch } from './moderation.address.ts'

/** Search and status of a queue; without scripts a GET form. */
export function QueueFilters({ query: { tab, q, status } }: { query: ModerationSearch }) {
  const navigate = useNavigate()
  const form = useFollowedFields({ q, status })
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Buscar en la cola"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new URLSearchParams(
          [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string]),
        )
        void navigate(moderationHref(readModerationSearch(fields)))
      }}
    >
      <input type="hidden" name="tab" value={tab} />
      <Field label="Buscar" className="grow basis-56 sm:max-w-80">
        <TextInput
          type="search"
          name="q"
          size="sm"
          maxLength={longestSearch}
          placeholder={tab === 'jobs' ? undefined : kinds[tab].searched}
          defaultValue={q}
        />
      </Field>
      <Field label="Estado" className="basis-40">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          options={[
            ...moderationStatuses.map((value) => ({ value, label: moderationStatusNames[value] })),
            { value: 'all', label: 'Todos' },
          ]}
        />
      </Field>
      <Button type="submit" variant="secondary" size="sm">
        Filtrar
      </Button>
    </Form>
  )
}
