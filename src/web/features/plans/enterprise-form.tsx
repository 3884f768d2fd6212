import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { enterpriseRequestBody, plansContract } from '#contracts/plans.contract.ts'
import { companySizes } from '#contracts/support-vocabulary.ts'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { HumanCheck } from '../human-check/human-check.tsx'
import { useHumanCheck } from '../human-check/use-human-check.ts'

type Body = z.output<typeof enterpriseRequestBody>

const failed = 'No se pudo enviar tu solicitud. Inténtalo otra vez en un momento.'
const empty = { companyName: '', contactName: '', email: '', phone: '', message: '' }
const sizes = companySizes.map((size) => ({ value: size, label: `${size.replace('-', ' a ')} personas` }))

/** Asks sales about the enterprise plan; the toast says the code of the request. */
export function EnterpriseForm({
  onClose,
  onSending,
}: {
  onClose: () => void
  onSending: (isSending: boolean) => void
}) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    z.input<typeof enterpriseRequestBody>,
    unknown,
    Body
  >({ resolver: zodResolver(enterpriseRequestBody), defaultValues: empty })
  const { errors, isSubmitting } = formState
  const human = useHumanCheck()
  const humanBox = useRef<HTMLInputElement>(null)
  const [isUnchecked, setUnchecked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => setFocus('companyName'), [setFocus])
  useEffect(() => onSending(isSubmitting), [isSubmitting, onSending])

  const submit = async (values: Body) => {
    setProblem(null)
    const humanCheck = await human.answer()
    setUnchecked(humanCheck === null)
    if (humanCheck === null) return humanBox.current?.focus()
    try {
      const { message } = await api.call(plansContract.requestEnterprise, { body: { ...values, humanCheck } })
      onClose()
      return showToast({ title: 'Solicitud enviada', description: message })
    } catch (error) {
      human.renew()
      return setProblem(
        isNetworkError(error)
          ? 'No se pudo conectar con el servidor. Intenta nuevamente.'
          : applyServerErrors(error, setError, failed),
      )
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nombre de la empresa" error={errors.companyName?.message} required>
          <TextInput {...register('companyName')} autoComplete="organization" />
        </Field>
        <Field label="Nombre de contacto" error={errors.contactName?.message} required>
          <TextInput {...register('contactName')} autoComplete="name" />
        </Field>
        <Field label="Correo corporativo" error={errors.email?.message} required>
          <TextInput
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Teléfono" error={errors.phone?.message} required>
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field label="Número de empleados" error={errors.employees?.message} required>
        <Select {...register('employees')} emptyLabel="Elige un rango" options={sizes} />
      </Field>
      <Field
        label="Mensaje"
        hint="Qué perfiles buscas, cuántos y para cuándo."
        error={errors.message?.message}
        required
      >
        <Textarea {...register('message')} counterMax={2000} />
      </Field>
      <HumanCheck
        check={human}
        ref={humanBox}
        error={isUnchecked && human.status === 'idle' ? 'Marca la casilla para continuar' : undefined}
      />
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <Button type="submit" block busy={isSubmitting} busyLabel="Enviando...">
        Enviar solicitud
      </Button>
    </form>
  )
}
