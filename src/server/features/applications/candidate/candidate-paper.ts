import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { CvReading } from '#contracts/applications/candidate.contract.ts'
import type { Note } from '#contracts/applications/notes.contract.ts'
import type { Scorecards } from '#contracts/applications/scorecards.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { mostPoints } from '#contracts/applications/scorecard-figures.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import type { ReportPaper, ReportPart } from '#server/platform/report-paper/report-paper.ts'

/** What is printed of a candidate. */
export interface PrintedCandidate {
  candidate: CandidateApplication
  job: { title: string; companyName: string }
  /** Null: there is no CV, or it could not be read. */
  asked: CvReading['asked'] | null
  scorecards: Scorecards
  /** Null: without the notes. */
  notes: readonly Note[] | null
  at: Date
}

/** A candidate as a PDF for the team: profile, what the CV has of what is asked, answers, scorecards and notes. */
export function candidatePaper(printed: PrintedCandidate): ReportPaper {
  const { candidate, job, scorecards, notes, at } = printed
  const { firstName, lastName } = candidate.professional
  const name = `${firstName} ${lastName}`.trim()
  const { summary } = scorecards
  return {
    title: name,
    lines: [
      `Candidato de “${job.title}”, ${job.companyName}`,
      `Postuló el ${formatDate(new Date(candidate.appliedAt))}. Impreso el ${formatDateTime(at)}.`,
    ],
    figures: [
      { label: 'Estado', value: applicationStatusLabels[candidate.status] },
      {
        label: 'Compatibilidad',
        value:
          candidate.compatibilityScore === null ? 'Sin puntaje' : `${candidate.compatibilityScore} de 100`,
      },
      ...(summary
        ? [{ label: `Promedio de ${summary.count}`, value: `${summary.average} de ${mostPoints}` }]
        : []),
    ],
    parts: [
      profilePart(candidate),
      { title: 'Compatibilidad', text: candidate.matchReasons.join('\n') },
      ...askedPart(printed.asked),
      ...answerParts(candidate),
      ...scorecardParts(scorecards),
      ...noteParts(notes),
    ].filter(
      ({ facts, text, table }) => Boolean(facts?.length) || Boolean(text) || Boolean(table?.rows.length),
    ),
    notes: [
      'El puntaje es automático y solo ordena la lista: decide una persona.',
      `Este documento tiene datos personales de ${name}. Es para tu equipo: no lo compartas fuera de él.`,
    ],
  }
}

function profilePart({ professional, experienceYears: years }: CandidateApplication): ReportPart {
  const { title, location, email, phone, skills, summary } = professional
  const facts: [string, string | null][] = [
    ['A qué se dedica', title],
    ['Dónde vive', location],
    ['Correo', email],
    ['Teléfono', phone],
    ['Experiencia', years === null ? null : years === 1 ? '1 año' : `${years} años`],
    ['Habilidades', skills],
  ]
  return {
    title: 'Perfil',
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    ...(summary ? { text: summary } : {}),
  }
}

function askedPart(asked: PrintedCandidate['asked']): ReportPart[] {
  if (!asked) return []
  const named = (isThere: boolean) =>
    asked
      .filter(({ number }) => (number !== null) === isThere)
      .map(({ name }) => name)
      .join(', ') || 'Nada de lo que pide el aviso'
  return [
    {
      title: 'Lo que pide el aviso, en su CV',
      facts: [
        ['Está', named(true)],
        ['No figura', named(false)],
      ],
    },
  ]
}

const answerParts = ({ answers, coverLetter }: CandidateApplication): ReportPart[] => [
  {
    title: 'Respuestas',
    facts: answers.map(({ question, answer, meetsWish }) => [
      question,
      meetsWish === null ? answer : `${answer} (${meetsWish ? 'cumple' : 'no cumple'})`,
    ]),
  },
  { title: 'Carta', text: coverLetter ?? '' },
]

/** The scorecards that the caller may read. */
function scorecardParts({ attributes, mine, others }: Scorecards): ReportPart[] {
  const cards = [
    ...(mine?.submittedAt ? [{ person: 'Yo', card: mine }] : []),
    ...others.flatMap(({ person, card }) => (card ? [{ person: person ?? 'Tu equipo', card }] : [])),
  ]
  if (cards.length === 0) return []
  return [
    {
      title: 'Evaluaciones',
      table: {
        columns: [{ name: 'Criterio' }, ...cards.map(({ person }) => ({ name: person }))],
        rows: attributes.map(({ id, name }) => [
          name,
          ...cards.map(({ card }) => {
            const given = card.points.find(({ attributeId }) => attributeId === id)
            return given ? `${given.points} de ${mostPoints}` : '–'
          }),
        ]),
      },
      text: cards
        .filter(({ card }) => card.text !== '')
        .map(({ person, card }) => `${person}: ${card.text}`)
        .join('\n'),
    },
  ]
}

const noteParts = (notes: PrintedCandidate['notes']): ReportPart[] => [
  {
    title: 'Notas del equipo',
    text: (notes ?? [])
      .map(
        ({ author, isMine, createdAt, text }) =>
          `${author ?? (isMine ? 'Yo' : 'Tu equipo')}, ${formatDateTime(new Date(createdAt))}: ${text}`,
      )
      .join('\n'),
  },
]
