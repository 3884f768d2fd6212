import type { ReplyOf } from '#contracts/endpoint.ts'
import type { matchingContract } from '#contracts/matching.contract.ts'
import { Chip } from '../../ui/chip.tsx'
import { MatchRing } from '../../ui/match-ring.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

export type Compatibility = ReplyOf<typeof matchingContract.compatibility>
type Analysis = Compatibility['analysis'][number]

const categories: Record<Analysis['category'], string> = {
  technical: 'Técnica',
  tool: 'Herramienta',
  language: 'Idioma',
  soft: 'Blanda',
}

/** The percent with its label, then each skill with its figures and where they come from. */
export function CompatibilityResult({ result }: { result: Compatibility }) {
  const { score, label, analysis } = result
  return (
    <div className="grid gap-6">
      {score === null ? (
        <p role="status">Este empleo no menciona habilidades con las que comparar.</p>
      ) : (
        <div role="status" className="flex items-center gap-5">
          <MatchRing score={score} size={96} />
          <div>
            <p className="text-h3 font-bold">{label}</p>
            <p className="text-ink-2">{score} % de compatibilidad</p>
          </div>
        </div>
      )}
      <SkillGroup title="Lo que pide el empleo" skills={analysis.filter(({ required }) => required)} />
      <SkillGroup title="Lo que sumas" skills={analysis.filter(({ required }) => !required)} />
    </div>
  )
}

function SkillGroup({ title, skills }: { title: string; skills: readonly Analysis[] }) {
  if (skills.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 text-h4">{title}</h3>
      <ul className="grid gap-4">
        {skills.map(({ skill, proficiencyLevel, matchScore, category, why }) => (
          <li key={skill} className="border-line pt-4 not-first:border-t first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="font-strong wrap-anywhere">{skill}</p>
              <Chip>{categories[category]}</Chip>
            </div>
            <p className="mt-0.5 text-sm text-ink-2">{why}</p>
            <div className="mt-2 grid gap-x-6 gap-y-2 text-xs text-ink-2 sm:grid-cols-2">
              <Figure label="Dominio" skill={skill} value={proficiencyLevel} />
              <Figure label="Coincidencia" skill={skill} value={matchScore} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Figure = ({ label, skill, value }: { label: string; skill: string; value: number }) => (
  <div>
    <p className="mb-1 flex justify-between tabular-nums">
      <span>{label}</span>
      <span>{value} %</span>
    </p>
    <ProgressBar label={`${label}: ${skill}`} value={value} />
  </div>
)
