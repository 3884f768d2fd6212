import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { headOfErrors } from '#web/lib/head-of-errors.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'

/**
 * A form validated by the schema of its call. A failed request keeps the values and shows the reason; `failed` is shown
 * where the server names none.
 */
export function useAccountForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  send: (body: Output) => Promise<unknown>,
  failed = 'Algo falló de nuestro lado. Inténtalo otra vez.',
) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues })
  const [problem, setProblem] = useState<string | null>(null)
  const submit = form.handleSubmit(async (body) => {
    setProblem(null)
    try {
      await send(body)
    } catch (error) {
      setProblem(
        isNetworkError(error)
          ? 'No se pudo conectar con el servidor. Inténtalo otra vez.'
          : applyServerErrors(error, form.setError, failed),
      )
    }
  })
  return {
    form,
    problem,
    sentences: headOfErrors(form.formState.errors),
    isSubmitting: form.formState.isSubmitting,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
