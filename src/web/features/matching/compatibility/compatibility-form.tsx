import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { longestSkill } from '#contracts/professionals/profile-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { compatibilityHref, compatibilityPath, type CompatibilityQuery } from './compatibility.address.ts'

type CompatibilityFormProps = {
  query: CompatibilityQuery
  jobs: readonly SelectOption[]
  /** The skills of the viewer's profile that are not in the list. */
  own?: readonly string[] | undefined
}

const none: readonly string[] = []

/** Select a job, add skills with Enter, remove them with a press. It is a GET form, so it works without scripts. */
export function CompatibilityForm({ query, jobs, own = none }: CompatibilityFormProps) {
  const submit = useSubmit()
  const added = useRef<HTMLInputElement>(null)
  const { skills, jobId } = query
  // The router reads the form during the submit event; after that it can be cleared for the next skill.
  const clear = () =>
    queueMicrotask(() => {
      if (added.current) added.current.value = ''
    })
  // Uses the form's current values: the job may have just been selected.
  const addOwn = (form: HTMLFormElement | null) => {
    if (!form) return
    const data = new FormData(form)
    for (const skill of own) data.append('habilidad', skill)
    void submit(data, { action: compatibilityPath, preventScrollReset: true })
  }
  return (
    <Form
      action={compatibilityPath}
      preventScrollReset
      className="grid gap-5"
      aria-label="Comparar"
      onSubmit={clear}
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Field label="Busca el empleo" hint="Por cargo o empresa.">
          <TextInput
            type="search"
            name="buscar"
            defaultValue={query.search}
            icon={<Search className="icon" />}
            autoComplete="off"
            maxLength={longestSearch}
          />
        </Field>
        <Field label="Empleo">
          <Select
            key={jobId}
            name="empleo"
            emptyLabel="Elige un empleo"
            options={jobs}
            defaultValue={jobId === null ? '' : String(jobId)}
            onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
          />
        </Field>
      </div>
      {skills.map((skill) => (
        <input key={skill} type="hidden" name="habilidad" value={skill} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label="Agrega tus habilidades" hint="Escribe una y presiona Enter.">
          <TextInput
            ref={added}
            name="habilidad"
            autoComplete="off"
            maxLength={longestSkill}
            enterKeyHint="done"
            placeholder="Excel, SAP, inglés…"
          />
        </Field>
        <Button type="submit" variant="secondary" className="mt-7">
          <Plus className="icon" />
          Agregar
        </Button>
      </div>
      {own.length > 0 && (
        <div>
          <Button variant="secondary" size="sm" onClick={(event) => addOwn(event.currentTarget.form)}>
            Agregar las de mi perfil ({own.length})
          </Button>
        </div>
      )}
      {skills.length > 0 && (
        <ul aria-label="Tus habilidades" className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <ActiveFilter
                to={compatibilityHref({ ...query, skills: skills.filter((other) => other !== skill) })}
              >
                {skill}
              </ActiveFilter>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
