import { Card } from '#web/ui/look/card.tsx'
import { NextStepBlock } from '#web/ui/state/next-step.tsx'

const steps = [
  { title: 'Publica', text: 'Cuenta qué buscas. Tu borrador se guarda mientras escribes.' },
  { title: 'Recibe candidatos', text: 'Te avisamos con la campana y por correo cuando alguien postula.' },
  { title: 'Elige', text: 'Los ves ordenados por match, con el porqué. Decides tú.' },
]

/** For a company that never published: what to do first and what it brings. */
export function FirstSteps() {
  return (
    <>
      <NextStepBlock
        title="Publica tu primer empleo"
        text="Toma unos cinco minutos. Aquí verás después quién postuló y en qué etapa está cada persona."
        action="Publicar empleo"
        to="/company-dashboard/publicar"
      />
      <Card title="Cómo funciona">
        <ol className="grid gap-4 sm:grid-cols-3">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="flex gap-3 sm:block">
              <span aria-hidden="true" className="fig text-[1.5rem] leading-7 text-accent-ink">
                {at + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-0.5 text-sm text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
