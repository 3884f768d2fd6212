import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Band } from '#web/ui/look/motif/band.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Staircase } from '#web/ui/look/staircase.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Grid, Section } from './section.tsx'

const FACTS = [
  { term: 'Sueldo', value: 'S/ 6,500 – 8,000' },
  { term: 'Modalidad', value: 'Híbrido', icon: <MapPin className="icon" /> },
  { term: 'Publicado', value: '9 dic. 2026', icon: <Clock className="icon" /> },
]

export function CardsSection() {
  return (
    <Section
      title="Tarjetas"
      lead="Borde delgado, radio de 12 px. El recorte en escalera se reserva para los bloques llenos y no se repite en la misma pantalla."
    >
      <div className="grid gap-5">
        <DarkBlock className="grid items-end gap-6 md:grid-cols-[1fr_200px]">
          <div>
            <p className="text-sm font-strong text-accent-night">Tu siguiente paso</p>
            <h3 className="my-2 pr-10 text-[clamp(1.625rem,1.3rem+1.2vw,2.125rem)] leading-[1.08]">
              Mira qué sacamos de tu CV
            </h3>
            <p className="max-w-[48ch] text-on-night-2">
              Hay 2 trabajos, 1 carrera y 9 habilidades por confirmar. Con eso completas tu perfil.
            </p>
            <Button className="mt-5">
              Revisar ahora
              <ArrowRight className="icon" />
            </Button>
          </div>
          <div>
            <Staircase done={4} total={5} label="Perfil al 80 %" onNight />
            <p className="mt-2 text-sm text-on-night-2">
              <b className="fig text-h4 text-on-night">80%</b> completo
            </p>
          </div>
        </DarkBlock>
        <Grid size="wide">
          <Card title="Tarjeta" level={3} action={<Badge tone="line">Ejemplo</Badge>}>
            <p className="text-sm text-ink-2">Reúne lo que va junto, sin sombra.</p>
          </Card>
          <Card>
            <Stat
              label="Vistas de tu perfil"
              value="21"
              size="lg"
              aside={<Badge tone="ok">+4 desde el lunes</Badge>}
            />
          </Card>
          <Card title="Datos" level={3}>
            <DefinitionList items={FACTS} />
          </Card>
          <Note>
            Lo calculó un programa; quien decide es una persona.{' '}
            <a className="link" href="#contenido">
              Cómo se calcula
            </a>
          </Note>
          <Note tone="warn">Confirma tu correo para publicar.</Note>
          <Note tone="bad">El correo o la contraseña no coinciden.</Note>
        </Grid>
        <Card>
          <DefinitionList items={FACTS} variant="facts" />
        </Card>
        <Band />
      </div>
    </Section>
  )
}
