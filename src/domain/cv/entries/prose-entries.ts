import type { Read, ReadExperience } from '#domain/cv/cv.ts'
import { joinPassages, type Passage, type Sentence, splitSentences } from '#domain/cv/layout/passages.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { evidenceOf, type Line, type Piece } from '#domain/cv/layout/text-line.ts'
import { readName, readProse, speaks, type ProseFacts } from './prose-sentence.ts'

/** A job assembled from the sentences about it. */
export interface Job extends ProseFacts {
  pieces: Piece[]
  /** Sentences with position, place or date. */
  text: string
  body: Sentence[]
}

/** The minimum share of dated paragraphs that describe a job. */
const MOST = 0.6
const CONFIDENCE = 0.75

/**
 * The jobs of a section written in sentences ('Desde 2020 trabajo como asistente en Comercial Andina'); null if each job has a
 * header.
 */
export function readProseExperiences(lines: readonly Line[]): ReadExperience[] | null {
  // A separate date belongs to a header.
  const dated = lines.filter(({ text }) => findPeriods(text).length > 0)
  if (dated.length === 0 || lines.some(({ isItem }) => isItem)) return null
  const apart = dated.filter(({ pieces }) =>
    pieces.some(({ text }) => isDateOnly(text) && !text.endsWith('.')),
  )
  if (apart.length > dated.length * 0.3) return null
  const passages = joinPassages(lines)
  // Without a verb or two multi-line paragraphs there is no prose, so we stop early to save time.
  const runningOn = passages.filter((passage) => passage.lines.length > 1)
  if (runningOn.length < 2 && !passages.some(({ text }) => speaks(text))) return null
  const jobsByPassage = passages.map(readPassage)
  if (!isNotified(passages, jobsByPassage)) return null
  const jobs: Job[] = []
  for (const [index, passageJobs] of jobsByPassage.entries()) {
    if (passageJobs.length > 0) jobs.push(...passageJobs)
    // A separate paragraph describes the job above.
    else jobs.at(-1)?.body.push(...splitSentences(passages[index]!))
  }
  return jobs.map(toExperience)
}

const isJob = ({ position, company, period, isSpoken }: ProseFacts) =>
  (position !== null && (period !== null || isSpoken)) || (company !== null && period !== null)

const isRange = ({ period }: ProseFacts) =>
  period !== null && (period.isCurrent || period.start !== period.end)

function isNotified(passages: readonly Passage[], jobsByPassage: readonly (readonly Job[])[]): boolean {
  const dated = passages.filter(({ text }) => findPeriods(text).length > 0)
  const jobs = jobsByPassage.flat()
  const telling = jobsByPassage.filter((passageJobs) =>
    passageJobs.some((job) => job.period && job.position),
  ).length
  if (jobs.length === 0 || telling < dated.length * MOST) return false
  const spoken = jobs.filter((job) => job.isSpoken && job.position && job.period).length
  if (spoken >= Math.max(1, jobs.length * 0.5)) return true
  // Without a verb: headers that end with a full stop and are followed by the description on the same line.
  const runsOn = jobsByPassage.filter(
    (passageJobs, index) =>
      passageJobs.length > 0 && passages[index]!.lines.length > 1 && passageJobs[0]!.body.length > 0,
  ).length
  const stops = passages.filter(({ text }) => text.endsWith('.')).length
  return runsOn >= 2 && runsOn >= jobsByPassage.length * 0.3 && stops >= passages.length * 0.8
}

/** The jobs of one paragraph: usually one; more if each has its own dates. */
function readPassage(passage: Passage): Job[] {
  const jobs: Job[] = []
  for (const sentence of splitSentences(passage)) {
    const facts = readProse(sentence.text)
    const open = jobs.at(-1)
    if (!open) {
      jobs.push({ ...facts, pieces: [...sentence.pieces], text: sentence.text, body: [] })
      continue
    }
    // 'Veterinaria Mascotas & Más, Cusco. Ocupé el cargo de …': the post comes now, so the earlier text was the company.
    if (
      (facts.isNamed || (facts.position && facts.period)) &&
      open.position &&
      !open.company &&
      !open.isSpoken &&
      !open.period &&
      jobs.length === 1
    )
      Object.assign(open, { position: null }, readName(open.text))
    if (completes(open, facts, sentence)) {
      open.position ??= facts.position
      open.company ??= facts.company
      open.place ??= facts.place
      open.period ??= facts.period
      open.isSpoken ||= facts.isSpoken
      open.pieces.push(...sentence.pieces)
    } else if (opensJob(open, facts, sentence)) {
      jobs.push({ ...facts, pieces: [...sentence.pieces], text: sentence.text, body: [] })
    } else {
      open.body.push(sentence)
    }
  }
  return jobs.filter(isJob)
}

/** True for a sentence with a new date and new names, after a complete job. */
function opensJob(open: Job, facts: ProseFacts, { text }: Sentence): boolean {
  if (!isJob(open) || !open.period) return false
  if (isRange(facts) && isDateOnly(text.replace(/\.$/, ''))) return true
  return facts.position !== null && facts.period !== null && (facts.isSpoken || facts.company !== null)
}

/** True for a sentence that adds what the previous one lacks, before any description. */
function completes(open: Job, facts: ProseFacts, { text }: Sentence): boolean {
  if (open.body.length > 0) return false
  if (open.period && facts.period) return false
  if (!open.period && facts.period && isDateOnly(text.replace(/\.$/, ''))) return true
  if (!open.position && facts.position && (facts.isSpoken || open.company || open.period)) return true
  if (!open.period && facts.period && facts.isSpoken && !facts.position) return true
  // '2015 a 2018. Reserva Alta. Fui recepcionista': a name between the date and the post.
  return !open.position && !open.company && facts.company !== null && open.period !== null
}

export function toExperience(job: Job): ReadExperience {
  const from = evidenceOf([...new Set(job.pieces)])
  const read = (value: string | null): Read<string> | null =>
    value === null ? null : { value, confidence: CONFIDENCE, from }
  const { start, end, isCurrent } = job.period ?? { start: null, end: null, isCurrent: false }
  const text = job.body.map((sentence) => sentence.text).join(' ')
  return {
    position: read(job.position),
    company: read(job.company),
    place: read(job.place),
    description:
      text === ''
        ? null
        : {
            value: text,
            confidence: 0.8,
            from: evidenceOf([...new Set(job.body.flatMap(({ pieces }) => pieces))]),
          },
    start: read(start),
    end: read(end),
    isCurrent,
  }
}
