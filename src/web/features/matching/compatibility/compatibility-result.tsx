import Check from 'lucide-react/icons/check'
import EqualApproximately from 'lucide-react/icons/equal-approximately'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import type { ReplyOf } from '#contracts/endpoint.ts'
import type { matchingContract } from '#contracts/matching/matching.contract.ts'
import { Chip } from '#web/ui/list/chip.tsx'
import { Hint } from '#web/ui/form/hint.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'

export type Compatibility = ReplyOf<typeof matchingContract.compatibility>
type Analysis = Compatibility['analysis'][number]

const categories: Record<Analysis['category'], string> = {
  technical: 'Técnica',
  tool: 'Herramienta',
  language: 'Idioma',
  soft: 'Blanda',
}

/** The percentage with its label, then each skill with its figures and their source. */
export function CompatibilityResult({ result }: { result: Compatibility }) {
  const { score, label, analysis } = result
  const required = analysis.filter((item) => item.required)
  const counted = required.filter((item) => item.matched).length
  return (
    <div className="grid gap-6">
      {score === null ? (
        <p role="status">Este empleo no menciona habilidades con las que comparar.</p>
      ) : (
        <div className="flex items-center gap-5">
          <MatchRing score={score} size={96} />
          <div>
            <div role="status">
              <p className="text-h3 font-bold">{label}</p>
              <p className="text-ink-2">{score} % de compatibilidad</p>
            </div>
            <p className="mt-1 text-sm text-ink-2">
              {counted === 1 ? 'Coincide' : 'Coinciden'} {counted} de {required.length}{' '}
              <Hint label="el porcentaje">
                Es la parte de las habilidades que pide el empleo que coincide con las tuyas: el nombre de una
                está dentro del de la otra, sin distinguir mayúsculas. Desde 90 es Excelente, desde 80 Muy
                bueno, desde 60 Bueno y desde 40 Regular; menos, Necesita mejorar. Lo relacionado se muestra,
                pero no cuenta.
              </Hint>
            </p>
          </div>
        </div>
      )}
      {analysis.length > 0 && <Reading />}
      <SkillGroup title="Lo que pide el empleo" skills={required} />
      <SkillGroup title="Lo que sumas" skills={analysis.filter((item) => !item.required)} />
    </div>
  )
}

/** What the two figures of each skill mean: they measure evidence, not probability. */
const Reading = () => (
  <p className="flex flex-wrap gap-x-4 border-t border-line pt-4 text-sm text-ink-2">
    <span>Cómo se lee cada habilidad:</span>
    <Term name="Dominio">
      Qué tanto muestras que la manejas. Solo nombrarla vale 50; sube con el nivel que escribas (“Excel
      avanzado”) y, con tu cuenta, con tu experiencia, tus estudios, tus certificados y las validaciones que
      recibiste.
    </Term>
    <Term name="Coincidencia">
      Qué tan cerca está lo tuyo de lo que piden: 100 si es igual, 95 si es lo mismo con otro nombre, de 60 a
      95 si una contiene a la otra, y menos si solo es cercana.
    </Term>
  </p>
)

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="whitespace-nowrap">
    {name} <Hint label={name.toLowerCase()}>{children}</Hint>
  </span>
)

function SkillGroup({ title, skills }: { title: string; skills: readonly Analysis[] }) {
  if (skills.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 text-h4">{title}</h3>
      <ul className="grid gap-4">
        {skills.map(({ skill, required, matched, proficiencyLevel, matchScore, category, why }) => (
          <li key={skill} className="border-line pt-4 not-first:border-t first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="flex min-w-0 items-center gap-2 font-strong">
                {required && <Sign kind={matched ? 'matched' : matchScore > 0 ? 'near' : 'missing'} />}
                <span className="min-w-0 wrap-anywhere">{skill}</span>
              </p>
              <Chip>{categories[category]}</Chip>
            </div>
            <p className="mt-0.5 text-sm text-ink-2">{why}</p>
            {/* A missing skill has no figures. */}
            {(proficiencyLevel > 0 || matchScore > 0) && (
              <div className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 text-xs text-ink-2">
                <Figure label="Dominio" skill={skill} value={proficiencyLevel} />
                <Figure label="Coincidencia" skill={skill} value={matchScore} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The colour only accompanies the sign. There are as many check marks as the count above says. */
const signs: Record<'matched' | 'near' | 'missing', ReactNode> = {
  matched: <Check className="icon text-ok-ink" aria-label="La tienes:" />,
  near: <EqualApproximately className="icon text-ink-3" aria-label="Relacionada, no cuenta:" />,
  missing: <Minus className="icon text-ink-3" aria-label="Te falta:" />,
}
const Sign = ({ kind }: { kind: keyof typeof signs }) => signs[kind]

const Figure = ({ label, skill, value }: { label: string; skill: string; value: number }) => (
  <div>
    <p className="mb-1 flex justify-between tabular-nums">
      <span>{label}</span>
      <span>{value} %</span>
    </p>
    <ProgressBar label={`${label}: ${skill}`} value={value} />
  </div>
)
