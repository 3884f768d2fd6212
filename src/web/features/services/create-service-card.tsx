import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/action/button.tsx'

/** A link to create a service, for a person with the plan. */
export function CreateServiceCard({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-surface p-5 lg:p-6">
      <div className="min-w-0">
        <h2 className="text-h4">Ofrece un servicio</h2>
        <p className="mt-1 max-w-measure text-sm text-ink-2">
          Di qué haces, qué incluye y cuánto cuesta tu hora. Aparece en el directorio apenas lo creas.
        </p>
      </div>
      <Button className="max-sm:w-full" onClick={onCreate}>
        <Plus className="icon" />
        Crear servicio
      </Button>
    </section>
  )
}
