import { useEffect, useState } from 'react'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { companySizes } from '#contracts/support/support-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { useHumanField } from '#web/features/accounts/human-check/use-human-check.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

const failed = 'No se pudo enviar tu solicitud. Inténtalo otra vez en un momento.'
const empty = { companyName: '', contactName: '', email: '', phone: '', employees: '', message: '' }
const sizes = companySizes.map((size) => ({ value: size, label: `${size.replace('-', ' a ')} personas` }))

/** Sends a request about the enterprise plan to sales; the toast shows the request's code. */
export function EnterpriseForm({
  onClose,
  onSending,
}: {
  onClose: () => void
  onSending: (isSending: boolean) => void
}) {
  const human = useHumanField()
  const [problem, setProblem] = useState<string | null>(null)
  const form = usePublicForm({
    initial: empty,
    loadSchema: async () => (await import('#contracts/plans/plans.contract.ts')).enterpriseRequestBody,
    async send(body) {
      setProblem(null)
      const humanCheck = await human.answer()
      if (humanCheck === null) return
      try {
        const { message } = await api.call(endpointRef(plansContract.requestEnterprise), {
          body: { ...body, humanCheck },
        })
        onClose()
        showToast({ title: 'Solicitud enviada', description: message })
      } catch (error) {
        human.renew()
        setProblem(
          isNetworkError(error)
            ? 'No se pudo conectar con el servidor. Intenta nuevamente.'
            : applyServerErrors(error, form.setError, failed),
        )
      }
    },
  })
  const { focus, busy } = form
  useEffect(() => focus('companyName'), [focus])
  useEffect(() => onSending(busy), [busy, onSending])

  return (
    <form {...form.props} className="grid gap-5">
      <FormHead sentences={form.head} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nombre de la empresa" error={form.errorOf('companyName')} required>
          <TextInput {...form.text('companyName')} autoComplete="organization" />
        </Field>
        <Field label="Nombre de contacto" error={form.errorOf('contactName')} required>
          <TextInput {...form.text('contactName')} autoComplete="name" />
        </Field>
        <Field label="Correo corporativo" error={form.errorOf('email')} required>
          <TextInput
            {...form.text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Teléfono" error={form.errorOf('phone')} required>
          <TextInput {...form.text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field label="Número de empleados" error={form.errorOf('employees')} required>
        <Select {...form.text('employees')} emptyLabel="Elige un rango" options={sizes} />
      </Field>
      <Field
        label="Mensaje"
        hint="Qué perfiles buscas, cuántos y para cuándo."
        error={form.errorOf('message')}
        required
      >
        <Textarea {...form.text('message')} counterMax={mostLetters.enterpriseMessage} />
      </Field>
      <HumanCheck {...human.props} />
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <Button type="submit" block busy={busy} busyLabel="Enviando...">
        Enviar solicitud
      </Button>
    </form>
  )
}
