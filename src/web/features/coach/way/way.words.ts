import type { WayReply } from '#contracts/coach/way.contract.ts'
import { inFigures } from '#web/features/jobs/list/job.words.ts'

/** '1 aviso', '1,204 avisos'. */
export const adsInWords = (count: number): string => `${inFigures(count)} ${count === 1 ? 'aviso' : 'avisos'}`

type Step = WayReply['steps'][number]

/** 'Lo piden 4 avisos; con esto tienes todo lo que piden 2 más.' */
export function stepInWords({ kind, ads, opens, has }: Step, isFirst: boolean): string {
  const asked = `Lo ${ads === 1 ? 'pide' : 'piden'} ${adsInWords(ads)}`
  const own = kind === 'years' ? `; ${yearsHeld(has)}` : ''
  const opened =
    opens === 0
      ? isFirst
        ? '; con esto te acercas a todos'
        : ''
      : `; con ${isFirst ? 'esto' : 'esto y lo anterior'} tienes todo lo que ${opens === 1 ? 'pide uno más' : `piden ${inFigures(opens)} más`}`
  return `${asked}${own}${opened}.`
}

/** 'tienes 2 años', 'tienes menos de un año', 'tu perfil no dice cuántos tienes'. */
export function yearsHeld(has: number | null): string {
  if (has === null) return 'tu perfil no dice cuántos tienes'
  if (has === 0) return 'tienes menos de un año'
  return `tienes ${has === 1 ? '1 año' : `${has} años`}`
}

const missing = { skills: 'qué sabes hacer', languages: 'qué idiomas hablas', years: 'desde cuándo trabajas' }

/** What the profile does not say, so that it looks as if it were missing: 'qué sabes hacer ni qué idiomas hablas'; '' when it says all. */
export function unsaid({ hasSkills, hasLanguages, hasYears, steps, asked }: WayReply): string {
  const isAsked = (kind: Step['kind']) => [...steps, ...asked].some((one) => one.kind === kind)
  return [
    hasSkills ? '' : missing.skills,
    hasLanguages || !isAsked('language') ? '' : missing.languages,
    hasYears || !isAsked('years') ? '' : missing.years,
  ]
    .filter(Boolean)
    .join(' ni ')
}
