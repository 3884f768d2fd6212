import { useState } from 'react'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge, PremiumBadge, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { ActiveFilter, Chip, ToggleChip } from '#web/ui/list/chip.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { Staircase, Steps } from '#web/ui/look/staircase.tsx'
import { Cell, Grid, Section } from './section.tsx'

const BANDS = [
  [96, 'Excelente Match'],
  [74, 'Buen Match'],
  [48, 'Match Moderado'],
  [22, 'Match Básico'],
] as const
const PEOPLE = [
  'Rosaura Tello',
  'Iván Cárdenas',
  'Noemí Salas',
  'Efraín Lazo',
  'Paola Injante',
  'Darío Ponce',
]
const COMPANIES = [
  'Retama',
  'Kusi Créditos',
  'Puquio Textil',
  'Andén Legal',
  'Ñusta Hoteles',
  'Molle Alimentos',
]

export function MarksSection() {
  const [pressed, setPressed] = useState(false)
  return (
    <Section
      title="Chips, insignias y estados"
      lead="Ningún estado se dice solo con color: primero la palabra."
    >
      <Grid size="wide">
        <Cell name="Chips">
          <div className="flex flex-wrap gap-1.5">
            <Chip>Tecnología</Chip>
            <ActiveFilter to="/ui">3-5 años</ActiveFilter>
            <Chip look="hit">SQL</Chip>
            <Chip look="miss">dbt</Chip>
            <ToggleChip pressed={pressed} onToggle={() => setPressed(!pressed)}>
              Remoto
            </ToggleChip>
            <Chip look="more">+8 más</Chip>
          </div>
        </Cell>
        <Cell name="Insignias">
          <div className="flex flex-wrap gap-1.5">
            <PremiumBadge />
            <Badge tone="solid">GRATIS TEMPORALMENTE</Badge>
            <VerifiedBadge />
            <Badge tone="line">Ejemplo</Badge>
          </div>
        </Cell>
        <Cell name="Tonos">
          <div className="flex flex-wrap gap-1.5">
            <Badge>Pendiente</Badge>
            <Badge tone="info">Visto</Badge>
            <Badge tone="accent">Preseleccionado</Badge>
            <Badge tone="warn">Entrevistado</Badge>
            <Badge tone="ok">Aceptado</Badge>
            <Badge tone="bad">Rechazado</Badge>
          </div>
        </Cell>
        <Cell name="Contadores">
          <div className="flex gap-3">
            <Count value={5} />
            <Count value={2} hot />
            <Count value={240} hot />
          </div>
        </Cell>
      </Grid>
    </Section>
  )
}

export function MatchSection() {
  return (
    <Section
      title="Match y avance"
      lead="El aro se borda con 20 puntadas, una por cada 5 puntos; a mayor puntaje, tono más cálido."
    >
      <Grid>
        {BANDS.map(([score, band]) => (
          <div key={score} className="flex items-center gap-3">
            <MatchRing score={score} size={72} />
            <span className="text-sm font-strong">{band}</span>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <MatchRing score={92} size={40} />
          <MatchRing score={92} />
          <MatchRing score={92} size={96} />
          <MatchRing score={null} size={40} />
        </div>
      </Grid>
      <Grid size="wide" className="mt-6">
        <div className="grid gap-2">
          <p className="text-xs text-ink-3">Empleos usados, 1 de 3</p>
          <ProgressBar label="Empleos usados" value={1} max={3} />
        </div>
        <Steps steps={['Cuenta', 'CV', 'Revisión', 'Listo']} current={2} />
        <Staircase done={4} total={5} label="Perfil al 80 %" />
      </Grid>
    </Section>
  )
}

export function PeopleSection() {
  return (
    <Section
      title="Personas y empresas"
      lead="La foto o, si falta, las iniciales; del nombre depende el fondo."
    >
      <div className="flex flex-wrap items-center gap-3">
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} size={48} />
        ))}
        {COMPANIES.map((name) => (
          <CompanyLogo key={name} name={name} size={48} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {([34, 40, 56, 72] as const).map((size) => (
          <Avatar key={size} name="Rosaura Tello" size={size} />
        ))}
        {([34, 40, 56, 72] as const).map((size) => (
          <CompanyLogo key={size} name="Retama" size={size} />
        ))}
      </div>
    </Section>
  )
}
