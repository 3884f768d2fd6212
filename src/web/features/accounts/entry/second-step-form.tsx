import { useEffect, useState } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import type { ApiError } from '#web/lib/api-client.ts'
import { isNetworkError } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormProblem, type Problem } from './form-problem.tsx'

/**
 * The second step of a login: a code of the app or a recovery code. `send` makes the call and opens the next page; `onOver`
 * returns to the password step with the reason.
 */
export function SecondStepForm({
  challenge,
  entering,
  send,
  onOver,
}: {
  challenge: string
  entering: boolean
  send: (body: { challenge: string; code: string }) => Promise<void>
  onOver: (problem: Problem | null) => void
}) {
  const [isRecovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = usePublicForm({
    initial: { code: '' },
    loadSchema: async () => (await import('#contracts/accounts/own-account.contract.ts')).codeBody,
    async send({ code: typed }) {
      setProblem(null)
      try {
        await send({ challenge, code: typed })
      } catch (error) {
        if (isNetworkError(error))
          return setProblem({ title: 'Error de conexión', text: 'No se pudo conectar con el servidor' })
        const { code, message } = (error as ApiError).body
        const text = message ?? 'El código no es correcto'
        if (code === 'challenge_over' || code === 'account_suspended')
          return onOver({ title: 'Error de autenticación', text })
        setProblem({ title: 'Código incorrecto', text })
        form.focus('code')
      }
    },
  })
  const { focus } = form
  useEffect(() => focus('code'), [focus])
  return (
    <form {...form.props} className="grid gap-5">
      <FormProblem problem={problem} />
      <Field
        label={isRecovery ? 'Código de recuperación' : 'Código de 6 dígitos'}
        hint={
          isRecovery
            ? 'Uno de los diez que guardaste. Cada uno sirve una vez.'
            : 'Ábrelo en la aplicación donde agregaste tu cuenta de Qhatu.'
        }
        error={form.errorOf('code')}
        required
      >
        <TextInput
          {...form.text('code')}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={mostLetters.code}
        />
      </Field>
      <Button type="submit" block busy={form.busy || entering} busyLabel="Ingresando...">
        Verificar
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setRecovery(!isRecovery)
            setProblem(null)
            form.clear()
            form.focus('code')
          }}
        >
          {isRecovery ? 'Usar el código de la aplicación' : 'Usar un código de recuperación'}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onOver(null)}>
          Volver
        </Button>
      </div>
    </form>
  )
}
