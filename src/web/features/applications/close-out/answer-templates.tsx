import Plus from 'lucide-react/icons/plus'
import { closeOutContract, type AnswerTemplate } from '#contracts/applications/close-out.contract.ts'
import { mostAnswerTemplates } from '#contracts/applications/close-out-figures.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { sayFailed } from './close-out.resource.ts'
import { outcomeNames } from './outcome.words.ts'
import type { EditedTemplate } from './template-dialog.tsx'

type AnswerTemplatesProps = {
  templates: readonly AnswerTemplate[]
  onEdit: (edited: EditedTemplate) => void
  onChanged: () => void
}

/** The company's own texts: change, delete, add. */
export function AnswerTemplates({ templates, onEdit, onChanged }: AnswerTemplatesProps) {
  const offerUndo = useUndo()
  const remove = async ({ id, name }: AnswerTemplate) => {
    try {
      const { undo } = await api.call(closeOutContract.removeTemplate, { params: { id } })
      offerUndo(undo, { title: 'Plantilla eliminada', description: name, onUndone: onChanged })
    } catch (error) {
      sayFailed('No se pudo eliminar', error)
    }
    onChanged()
  }
  return (
    <Card
      title="Tus plantillas"
      action={
        templates.length < mostAnswerTemplates && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onEdit({ id: null, name: '', outcome: 'rejected', text: '' })}
          >
            <Plus className="icon" />
            Nueva
          </Button>
        )
      }
    >
      {templates.length === 0 ? (
        <p className="text-sm text-ink-2">
          Aún no guardas ninguna. Las dos primeras de cada lista son de Qhatu; las tuyas aparecen después.
        </p>
      ) : (
        <ul>
          {templates.map((template) => (
            <li
              key={template.id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line py-2 not-first:border-t first:pt-0 last:pb-0"
            >
              <p className="min-w-0 grow basis-40 text-sm">
                <span className="font-strong wrap-anywhere">{template.name}</span>
                <span className="block text-xs text-ink-2">{outcomeNames[template.outcome]}</span>
              </p>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Editar ${template.name}`}
                onClick={() => onEdit(template)}
              >
                Editar
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Eliminar ${template.name}`}
                onClick={() => void remove(template)}
              >
                Eliminar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
