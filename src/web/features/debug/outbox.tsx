import RotateCw from 'lucide-react/icons/rotate-cw'
import { Form, useRevalidator } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { type OutboxMail, OutboxMailItem } from './outbox-mail.tsx'

/** The mails that the site wrote, with their working links; `to` is the address that they are filtered by. */
export function Outbox({ to, mails }: { to: string; mails: OutboxMail[] }) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-h3">Bandeja de salida</h2>
        <Form className="flex flex-wrap items-end gap-2">
          <Field label="Correo del destinatario" hideLabel>
            <TextInput name="to" type="search" size="sm" defaultValue={to} placeholder="Correo exacto" />
          </Field>
          <Button type="submit" variant="secondary" size="sm">
            Filtrar
          </Button>
          <Button variant="secondary" size="sm" busy={state === 'loading'} onClick={() => void revalidate()}>
            <RotateCw className="icon" />
            Actualizar
          </Button>
        </Form>
      </div>
      <Card padding="none">
        {mails.length === 0 ? (
          <EmptyState title="Aún no hay correos" level={3}>
            Aquí aparece cada correo que el sitio escribe, con sus enlaces.
          </EmptyState>
        ) : (
          mails.map((mail) => <OutboxMailItem key={mail.id} mail={mail} />)
        )}
      </Card>
    </section>
  )
}
