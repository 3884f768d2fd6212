import Bookmark from 'lucide-react/icons/bookmark'
import Share2 from 'lucide-react/icons/share-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Cell, Grid, Section } from './section.tsx'

export function ButtonsSection() {
  return (
    <Section
      title="Botones"
      lead="En cada pantalla manda un solo botón. Mientras trabaja no cambia de tamaño ni pierde el foco."
    >
      <Grid>
        <Cell name="Principal">
          <Button>Postular Ahora</Button>
        </Cell>
        <Cell name="Ocupado, con palabra">
          <Button busy busyLabel="Publicando...">
            Publicar Empleo
          </Button>
        </Cell>
        <Cell name="Se ocupa al pulsar">
          <TryBusy />
        </Cell>
        <Cell name="Deshabilitado">
          <Button disabled>Postular Ahora</Button>
        </Cell>
        <Cell name="Secundario">
          <Button variant="secondary">Ver Perfil Completo</Button>
        </Cell>
        <Cell name="Quieto">
          <Button variant="quiet">
            <Bookmark className="icon" />
            Guardar
          </Button>
        </Cell>
        <Cell name="Destructivo">
          <Button variant="danger">Eliminar</Button>
        </Cell>
        <Cell name="Destructivo quieto">
          <Button variant="danger-quiet">Eliminar</Button>
        </Cell>
        <Cell name="Grande, 54">
          <Button size="lg">Crea tu perfil TEC</Button>
        </Cell>
        <Cell name="Pequeño, 36">
          <Button variant="secondary" size="sm">
            <SlidersHorizontal className="icon" />
            Filtros <Count value={3} hot />
          </Button>
        </Cell>
        <Cell name="Solo icono">
          <Button variant="secondary" iconOnly aria-label="Compartir">
            <Share2 className="icon" />
          </Button>
        </Cell>
        <Cell name="Enlace con forma de botón">
          <LinkButton to="/empleos" variant="secondary">
            Ver Empleos
          </LinkButton>
        </Cell>
        <Cell name="Enlace">
          <a className="link" href="#contenido">
            Cómo se calcula
          </a>
        </Cell>
      </Grid>
      <DarkBlock size="sm" className="mt-6 flex flex-wrap gap-3 pr-16">
        <Button variant="light">Publicar Empleo</Button>
        <Button variant="ghost">Ver planes</Button>
      </DarkBlock>
    </Section>
  )
}

function TryBusy() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setBusy(false), 2000)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
      Guardar Perfil
    </Button>
  )
}
