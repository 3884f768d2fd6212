import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { useJobsForResume } from './resumes.resource.ts'
import { useCreateResume } from './use-create-resume.ts'

/** A CV for one of the saved jobs: what its ad asks for stands first. */
export function JobResume() {
  const saved = useJobsForResume()
  const [chosen, setChosen] = useState('')
  const { create, isPending, problem } = useCreateResume()
  const open = saved.data?.filter(({ isOpen }) => isOpen) ?? []
  return (
    <Card title="Versión para un empleo">
      <p className="mb-4 max-w-[60ch] text-sm text-ink-2">
        Pone primero las habilidades tuyas que pide el aviso. No inventa ninguna.
      </p>
      {saved.data && open.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm">Guarda un empleo con el corazón y aparecerá aquí.</p>
          <LinkButton to="/dashboard/empleos" variant="secondary" size="sm">
            Ver empleos para ti
          </LinkButton>
        </div>
      ) : (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) create({ jobId: Number(chosen) })
          }}
        >
          <Field label="Empleo guardado" className="min-w-0 grow basis-64">
            <Select
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              emptyLabel={saved.isPending ? 'Cargando tus empleos' : 'Elige un empleo'}
              options={open.map(({ job }) => ({
                value: String(job.id),
                label: `${job.title}, ${job.company.name}`,
              }))}
              required
            />
          </Field>
          <Button type="submit" variant="secondary" busy={isPending} busyLabel="Creando...">
            Crear versión
          </Button>
        </form>
      )}
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
