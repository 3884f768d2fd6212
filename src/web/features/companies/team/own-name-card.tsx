import { companyTeamContract, ownNameBody } from '#contracts/companies/team.contract.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'

/** What colleagues call the person. */
export function OwnNameCard({ name }: { name: string | null }) {
  const { refresh } = useRefresh()
  const { form, problem, isSubmitting, onSubmit } = useAccountForm(
    ownNameBody,
    { name: name ?? '' },
    async (body) => {
      const { message } = await api.call(companyTeamContract.setOwnName, { body })
      showToast({ title: message })
      await refresh()
    },
  )
  return (
    <Card title="Tu nombre en el equipo" className="mt-6">
      <p className="mb-3 text-sm text-ink-2">Solo lo ve tu equipo, junto a lo que haces.</p>
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <Field label="Nombre y apellido" error={form.formState.errors.name?.message} required>
            <TextInput autoComplete="name" {...form.register('name')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" busy={isSubmitting} busyLabel="Guardando...">
          Guardar nombre
        </Button>
      </form>
      {problem && <Note tone="bad">{problem}</Note>}
    </Card>
  )
}
