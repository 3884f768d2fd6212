import { useState } from 'react'
import { type UserType, userType as userTypes } from '#contracts/accounts/accounts.contract.ts'
import { testAccounts } from '#contracts/accounts/demo-accounts.ts'
import { debugContract } from '#contracts/debug/debug.contract.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ToolOutcome } from './tool-outcome.tsx'

const options = userTypes.options.map((value) => ({ value, label: payerTypeNames[value] }))

/** Signs in as a test or demo account by its e-mail and type. */
export function TestLogin() {
  const [userType, setUserType] = useState<UserType>('professional')
  const [email, setEmail] = useState<string>(testAccounts.professional)
  const { run, isPending, data, error } = useAction(
    () => api.call(debugContract.testLogin, { body: { email, userType } }),
    { onSuccess: () => sessionResource.refresh() },
  )
  const choose = (next: UserType) => {
    // An address that somebody typed stays.
    if (email === testAccounts[userType]) setEmail(testAccounts[next])
    setUserType(next)
  }
  return (
    <Card title="Entrar como usuario de prueba">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <Field label="Tipo de usuario">
          <Select
            options={options}
            value={userType}
            onChange={({ target }) => choose(userTypes.parse(target.value))}
          />
        </Field>
        <Field label="Correo electrónico" hint="De una cuenta de prueba o de ejemplo.">
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button type="submit" className="justify-self-start" busy={isPending} busyLabel="Entrando...">
          Entrar
        </Button>
        <ToolOutcome message={data?.message} error={error} />
        {data && (
          <LinkButton to="/dashboard" variant="secondary" reloadDocument className="justify-self-start">
            Ir al panel
          </LinkButton>
        )}
      </form>
    </Card>
  )
}
