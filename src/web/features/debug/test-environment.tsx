import { debugContract } from '#contracts/debug/debug.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ToolOutcome } from './tool-outcome.tsx'

const tools = [
  {
    call: debugContract.setupEnvironment,
    name: 'Configurar entorno',
    what: 'Las cuentas, un empleo y una postulación, de una vez.',
  },
  {
    call: debugContract.createTestAccounts,
    name: 'Crear cuentas',
    what: 'Un profesional y una empresa con correo confirmado. La empresa tiene RUC.',
  },
  {
    call: debugContract.createTestJob,
    name: 'Crear empleo',
    what: 'Un empleo publicado de la empresa de prueba.',
  },
  {
    call: debugContract.createTestApplication,
    name: 'Crear postulación',
    what: 'El profesional de prueba postula a ese empleo.',
  },
] as const

/** The tools that create what a test needs. Each can be used again: it creates only what is missing. */
export function TestEnvironment() {
  return (
    <Card title="Entorno de prueba">
      <ul className="grid">
        {tools.map((tool) => (
          <Tool key={tool.name} {...tool} />
        ))}
      </ul>
    </Card>
  )
}

function Tool({ call, name, what }: (typeof tools)[number]) {
  const { run, isPending, data, error } = useAction(() => api.call(call, {}))
  return (
    <li className="grid gap-3 border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-nowrap">
        <p className="min-w-0 text-sm text-ink-2">{what}</p>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          busy={isPending}
          onClick={() => void run()}
        >
          {name}
        </Button>
      </div>
      <ToolOutcome message={data?.message} error={error} />
    </li>
  )
}
