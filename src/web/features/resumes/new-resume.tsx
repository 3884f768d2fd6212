import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { useCreateResume } from './use-create-resume.ts'

/** A new CV begins with its layout, which can be changed later. */
export function NewResume() {
  const { create, problem } = useCreateResume()
  return (
    <Card title="Crea un CV con tu perfil">
      <p className="mb-4 max-w-[60ch] text-sm text-ink-2">
        Elige un diseño. Después ordenas las secciones, ocultas lo que no quieras y lo descargas. Puedes
        cambiar de diseño cuando quieras.
      </p>
      <LayoutChoice value={null} onChoose={(layout) => create({ layout })} isWide />
      {problem && (
        <div className="mt-4">
          <Note tone="bad" announce>
            {problem}
          </Note>
        </div>
      )}
    </Card>
  )
}
