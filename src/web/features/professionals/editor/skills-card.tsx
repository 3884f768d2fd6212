import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { LanguagesEditor } from './languages-editor.tsx'
import { SkillsEditor } from './skills-editor.tsx'
import { useInstantList } from './use-instant-list.ts'
import { useSaveProfile } from './use-save-profile.ts'

type OwnProps = { professional: OwnProfessional }

const namesOf = ({ skillList }: OwnProfessional) => skillList.map(({ name }) => name)

/** The person's skills. Each change is saved at once. */
export function SkillsCard({ professional }: OwnProps) {
  const save = useSaveProfile(professional.id)
  const { list, ...rest } = useInstantList(namesOf(professional), async (skills: string[]) =>
    namesOf(await save({ skills })),
  )
  return (
    <InstantCard id="habilidades" title="Habilidades" {...rest}>
      <SkillsEditor names={list} onChange={rest.change} />
    </InstantCard>
  )
}

/** The person's languages. Each change is saved at once. */
export function LanguagesCard({ professional }: OwnProps) {
  const save = useSaveProfile(professional.id)
  const { list, ...rest } = useInstantList(
    professional.languages,
    async (languages) => (await save({ languages })).languages,
  )
  return (
    <InstantCard id="idiomas" title="Idiomas" {...rest}>
      <LanguagesEditor languages={list} onChange={rest.change} />
    </InstantCard>
  )
}

/** The names of certifications, as a CV lists them. Each change is saved at once. */
export function CertificationsCard({ professional }: OwnProps) {
  const save = useSaveProfile(professional.id)
  const { list, ...rest } = useInstantList(
    professional.certifications,
    async (certifications: string[]) => (await save({ certifications })).certifications,
  )
  return (
    <InstantCard id="certificaciones" title="Certificaciones" {...rest}>
      <SkillsEditor kind="certification" names={list} onChange={rest.change} />
    </InstantCard>
  )
}

type InstantCardProps = {
  id: string
  title: string
  state: 'saved' | 'saving' | 'failed'
  retry: () => void
  children: ReactNode
}

function InstantCard({ id, title, state, retry, children }: InstantCardProps) {
  return (
    <Card
      title={<span id={id}>{title}</span>}
      action={
        <span role="status" className="text-xs text-ink-3">
          {state === 'saving' && 'Guardando...'}
        </span>
      }
    >
      {children}
      {state === 'failed' && (
        <div className="mt-4">
          <Note tone="bad" announce>
            <p className="font-strong">Error al guardar</p>
            <p className="mb-2">Tus cambios siguen en la pantalla, pero no en tu perfil.</p>
            <Button variant="secondary" size="sm" onClick={retry}>
              Reintentar
            </Button>
          </Note>
        </div>
      )}
    </Card>
  )
}
