import type { RequirementKind } from '#contracts/coach/way-vocabulary.ts'
import { wayPath } from '#domain/coach/coach.address.ts'
import type { Way } from '#domain/coach/way/way.ts'
import type { PlanStep } from './plan.ts'

/** What the way to the person's own trade says, and what of it the profile tells at all. */
export interface PlannedWay {
  steps: Way['steps']
  /** How many ads the person has everything for. */
  readyCount: number
  hasSkills: boolean
  hasLanguages: boolean
}

type WayStep = Way['steps'][number]
type Written = Pick<PlanStep, 'title' | 'text'> & Partial<Pick<PlanStep, 'href' | 'action'>>

/**
 * The first step of each kind on the way to the person's trade, said as something to do in a week. `hasWork`: whether the profile lists
 * any work; its dates may still be missing.
 */
export function reachSteps(planned: PlannedWay, hasWork: boolean): PlanStep[] {
  const way = { ...planned, hasWork }
  const firsts = [...new Map(way.steps.toReversed().map((step) => [step.kind, step])).values()].toReversed()
  return firsts.flatMap((step): PlanStep[] => {
    const written = writers[step.kind](step, way, opened(step, step === way.steps[0]))
    if (written === null) return []
    return [
      {
        key: `reach-${step.kind}-${step.label}`,
        href: wayPath,
        action: 'Ver mi camino',
        isDone: false,
        ...written,
      },
    ]
  })
}

/** How many ads lack nothing else. A later step opens its ads only after those before it, so only the first one says it. */
const opened = ({ ads, opens }: WayStep, isFirst: boolean): string => {
  if (!isFirst || opens === 0) return ''
  if (ads === 1) return ', y es lo único que te falta para él'
  return opens === 1 ? '; en uno es lo único que te falta' : `; en ${opens} es lo único que te falta`
}

const askedBy = (thing: string, ads: number): string =>
  ads === 1 ? `${thing} pide un aviso de tu oficio` : `${thing} piden ${ads} avisos de tu oficio`

/** Null: the profile says nothing of its kind, and another step asks for that. */
const writers: Readonly<
  Record<
    RequirementKind,
    (step: WayStep, way: PlannedWay & { hasWork: boolean }, only: string) => Written | null
  >
> = {
  skill: ({ label, ads }, { hasSkills }, only) =>
    hasSkills
      ? {
          title: `Mira cómo aprender ${label}`,
          text: `${askedBy('La', ads)}${only}. Si ya la sabes, agrégala a tu perfil.`,
        }
      : null,
  language: ({ label, ads }, { hasLanguages }, only) =>
    hasLanguages
      ? {
          title: `Avanza hacia ${asObject(label)}`,
          text: `${askedBy('Lo', ads)}${only}. Un idioma toma meses: empieza con un rato cada día. Si ya llegaste a ese nivel, actualízalo en tu perfil.`,
        }
      : {
          title: 'Di qué idiomas hablas',
          text: `Tu perfil no lo dice, y ${ads === 1 ? 'un aviso de tu oficio pide' : `${ads} avisos de tu oficio piden`} ${asObject(label)}. Si no lo hablas, mira qué otros avisos hay para ti.`,
          href: '/dashboard/experiencia#idiomas',
          action: 'Agregar mis idiomas',
        },
  years: ({ label, ads, has }, { hasWork, readyCount }) => {
    if (!hasWork) return null
    const asked = `${ads === 1 ? 'Un aviso de tu oficio pide' : `${ads} avisos de tu oficio piden`} ${label}`
    if (has === null)
      return {
        title: 'Di desde cuándo trabajas',
        text: `${asked}. Sin las fechas de tus trabajos no podemos contar los tuyos.`,
        href: '/dashboard/experiencia#experiencia',
        action: 'Agregar las fechas',
      }
    return {
      title: 'Postula donde tus años alcanzan',
      text: `${asked} y tú tienes ${has === 0 ? 'menos de uno' : has}. Se ganan trabajando${readyCount === 0 ? ': mira qué avisos te quedan más cerca' : readyCount === 1 ? '. Hay un aviso del que ya tienes todo' : `. Hay ${readyCount} avisos de los que ya tienes todo`}.`,
    }
  },
}

/** 'Inglés avanzado' in the middle of a sentence. */
const asObject = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
