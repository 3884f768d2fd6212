import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#web/lib/api-client.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'

interface Options<Values, Body> {
  initial: Values
  /** The page that takes the form without scripts. */
  page: string
  refused: RefusedForm | null
  loadSchema: () => Promise<z.ZodType<Body>>
  send: (body: Body & { humanCheck: string | undefined }) => Promise<{ isActive: boolean }>
}

/**
 * A form that subscribes to mails. A visitor's browser solves the human check during the request: it takes a moment and
 * needs no action. Its code loads with the first request.
 */
export function useSubscribe<Values extends Record<string, string | boolean>, Body>(
  options: Options<Values, Body>,
) {
  const { initial, page, refused, loadSchema } = options
  const session = useSession()
  /** `isActive`: active at once; otherwise a mail asks to confirm. */
  const [sent, setSent] = useState<{ isActive: boolean }>()
  const [message, setMessage] = useState(
    refused && Object.keys(refused.errors).length === 0 ? refused.message : undefined,
  )
  const form = usePublicForm({
    page,
    initial,
    refused,
    loadSchema,
    async send(body) {
      setMessage(undefined)
      try {
        const humanCheck = session.status === 'user' ? undefined : await solve()
        const { isActive } = await options.send({ ...body, humanCheck })
        setSent({ isActive })
      } catch (reason) {
        const failure = describeFailure(reason)
        if (failure.fields.email === undefined) return setMessage(failure.message)
        form.setError('email', { message: failure.fields.email }, { shouldFocus: true })
      }
    },
  })
  return { form, sent, message }
}

async function solve(): Promise<string> {
  const { solveHumanCheck } = await import('#web/features/accounts/human-check/solve-human-check.ts')
  return solveHumanCheck(() => {})
}

const offline = 'No se pudo enviar. Revisa tu conexión e inténtalo otra vez.'

/** The error of a failed request, for a person. */
export function describeFailure(error: unknown): { message: string; fields: Record<string, string> } {
  const body = error instanceof ApiError ? error.body : {}
  return { message: body.message ?? offline, fields: body.fields ?? {} }
}
