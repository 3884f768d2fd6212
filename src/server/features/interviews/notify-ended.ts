import type { InterviewEnding } from '#contracts/interviews/interviews-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { InterviewRow } from './interviews.queries.ts'
import { candidateOf, type NotifyDeps, tellCandidate, tellTeam, whenOf } from './notify-interview.ts'

/** What it belongs to ended. A suspended side is told of its suspension only, and who withdrew knows. */
export async function notifyEnded(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  ending: InterviewEnding,
): Promise<void> {
  const when = whenOf(row) === '' ? '' : ` del ${whenOf(row)}`
  const name = candidateOf(row)
  const forTeam: Record<InterviewEnding, string> = {
    withdrawn: `${name} retiró su postulación.`,
    rejected: `${name} ya no sigue en el proceso.`,
    job_closed: `Tu empresa cerró el empleo “${row.jobTitle}”.`,
    suspended: `La cuenta de ${name} está suspendida.`,
  }
  const forCandidate = {
    rejected: `${row.companyName} terminó tu proceso para “${row.jobTitle}”.`,
    job_closed: `${row.companyName} cerró el empleo “${row.jobTitle}”.`,
    suspended: 'La empresa ya no puede atenderla.',
  }
  const isCompanyGone = ending === 'suspended' && row.isCompanySuspended
  const isCandidateGone = ending === 'suspended' && row.isCandidateSuspended
  if (!isCompanyGone)
    await tellTeam(deps, tx, row, {
      title: 'Entrevista cancelada',
      message: `La entrevista con ${name}${when} se canceló. ${forTeam[ending]}`,
      subject: `Se canceló la entrevista con ${name}`,
    })
  if (!isCandidateGone && ending !== 'withdrawn')
    await tellCandidate(deps, tx, row, {
      title: 'Entrevista cancelada',
      message: `Tu entrevista con ${row.companyName}${when} se canceló. ${forCandidate[ending]}`,
      subject: `Se canceló tu entrevista con ${row.companyName}`,
    })
}

/** The other side's account is being deleted: the notice names nobody. `side` is who stays. */
export async function notifyOfDeletion(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  side: 'company' | 'professional',
): Promise<void> {
  const nameless =
    side === 'company'
      ? { ...row, firstName: 'Candidato', lastName: '' }
      : { ...row, companyName: 'Qhatu', companyUserId: null, title: 'Entrevista', note: '', place: '' }
  const when = whenOf(row) === '' ? '' : ` del ${whenOf(row)}`
  const tell = side === 'company' ? tellTeam : tellCandidate
  await tell(deps, tx, nameless, {
    title: 'Entrevista cancelada',
    message: `Tu entrevista${when} se canceló: la otra parte eliminó su cuenta.`,
    subject: 'Se canceló una entrevista tuya',
    details: [],
  })
}
