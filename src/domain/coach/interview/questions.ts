import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Title } from '#domain/matching/types.ts'
import { ANY_SITUATION, SITUATIONS } from './situations.data.ts'

export type QuestionKind = 'skill' | 'gap' | 'situation' | 'reason'

export interface InterviewQuestion {
  /** Stable for one ad and one profile. */
  id: string
  kind: QuestionKind
  text: string
  /** Why it may be asked, with what it rests on. */
  why: string
  /** The skill that a good answer names; null: any. */
  about: string | null
}

/** What a question is made of. */
interface InterviewFacts {
  title: Title
  jobTitle: string
  company: string
  /** As 'Cumples 5 de 8' counts them, the weightiest first. */
  asked: readonly { label: string; isMet: boolean }[]
  /** What lowers the match besides skills, in Spanish: 'Piden 3-5 años de experiencia…'. */
  against: readonly string[]
}

const mostSkills = 2
const mostGaps = 2

/** What a company may ask about this ad to this person: from what it asks, what the profile lacks, and the situations of the work. */
export function questionsFor({
  title,
  jobTitle,
  company,
  asked,
  against,
}: InterviewFacts): InterviewQuestion[] {
  const met = asked.filter(({ isMet }) => isMet).slice(0, mostSkills)
  const gaps = asked.filter(({ isMet }) => !isMet).slice(0, mostGaps)
  const field = title.occupations[0] && productTaxonomy().occupations[title.occupations[0].id]?.field
  const [hindrance] = against
  return [
    {
      id: 'reason',
      kind: 'reason',
      text: `¿Por qué te interesa el puesto de ${jobTitle} en ${company}?`,
      why: 'Casi todas las entrevistas empiezan así. Une algo del aviso con algo tuyo.',
      about: null,
    },
    ...met.map(({ label }): InterviewQuestion => ({
      id: `skill:${label}`,
      kind: 'skill',
      text: `Cuéntame de una vez que usaste ${label} en tu trabajo: qué pasaba, qué hiciste y cómo terminó.`,
      why: `El aviso pide ${label} y tu perfil lo tiene.`,
      about: label,
    })),
    {
      id: 'situation',
      kind: 'situation',
      text: (field === undefined ? undefined : SITUATIONS[field]?.[0]) ?? ANY_SITUATION,
      why: 'Es una situación común en este trabajo.',
      about: null,
    },
    ...gaps.map(({ label }): InterviewQuestion => ({
      id: `gap:${label}`,
      kind: 'gap',
      text: `El puesto pide ${label}. ¿Qué has hecho que se le parezca y cómo te pondrías al día?`,
      why: `El aviso pide ${label} y tu perfil no lo menciona: es probable que pregunten.`,
      about: label,
    })),
    ...(hindrance === undefined
      ? []
      : [
          {
            id: 'against',
            kind: 'gap' as const,
            text: '¿Qué te preocupa de este puesto y cómo lo resolverías?',
            why: `${hindrance}. Mejor tener lista una respuesta.`,
            about: null,
          },
        ]),
  ]
}
