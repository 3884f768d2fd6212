import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Shortlist } from '#web/features/applications/candidates/shortlist.tsx'
import type { FrontPanel } from './own-panel.ts'
import { AutomaticNotice } from '#web/features/matching/match-why.tsx'
import { CandidateLine } from './candidate-line.tsx'
import { mailTo } from './mail-to.ts'

const CANDIDATES = '/company-dashboard/candidatos'
const reasonsShown = 3

/** The candidates of the signed-in company: counts, best matches, and the three best of each job. */
export function OwnCandidates({ panel }: { panel: FrontPanel }) {
  const { overview, company } = panel
  const shortlists = overview.jobsWithCandidates.filter(({ shortlist }) => shortlist.length > 0)
  if (overview.totalCandidates === 0)
    return (
      <div className="rounded-md border border-line bg-surface">
        <EmptyState
          level={3}
          title="Aún no hay candidatos"
          action={
            <a href="#publicar" className="link">
              Publicar un empleo
            </a>
          }
        >
          Aquí verás a quienes postulen a tus empleos, con su compatibilidad y sus razones.
        </EmptyState>
      </div>
    )
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="flex flex-wrap gap-x-10 gap-y-3">
          <Stat label="Empleos" value={overview.totalJobs} />
          <Stat label="Candidatos" value={overview.totalCandidates} />
          <Stat label="Nuevos" value={overview.newCandidates} />
        </div>
        <LinkButton to={CANDIDATES} variant="secondary" size="sm">
          Ver todos los candidatos
        </LinkButton>
      </div>
      <ul className="rounded-md border border-line bg-surface">
        {overview.topMatches.map((candidate) => (
          <Candidate
            key={candidate.id}
            candidate={candidate}
            jobTitle={
              overview.jobsWithCandidates.find(({ jobId }) => jobId === candidate.jobId)?.jobTitle ?? ''
            }
            companyName={company.name}
          />
        ))}
      </ul>
      <div>
        <h3 className="mb-3">Los 3 mejores candidatos</h3>
        <ul className="rounded-md border border-line bg-surface">
          {shortlists.map(({ jobId, jobTitle, shortlist }) => (
            <li key={jobId} className="border-line not-first:border-t">
              <h4 className="px-5 pt-4 pb-3 text-sm font-strong wrap-anywhere">{jobTitle}</h4>
              <Shortlist jobId={jobId} shortlist={shortlist} />
            </li>
          ))}
        </ul>
      </div>
      <AutomaticNotice voice="company" />
    </div>
  )
}

type CandidateProps = { candidate: CandidateApplication; jobTitle: string; companyName: string }

function Candidate({ candidate, jobTitle, companyName }: CandidateProps) {
  const { professional } = candidate
  const { firstName, lastName, email } = professional
  return (
    <CandidateLine
      name={`${firstName} ${lastName}`}
      avatar={professional.avatar}
      title={[professional.title, jobTitle].filter(Boolean).join(' → ')}
      reasons={candidate.matchReasons.slice(0, reasonsShown)}
      score={candidate.compatibilityScore}
      actions={{
        profile: { to: `${CANDIDATES}/${candidate.jobId}?candidato=${candidate.id}` },
        contact: {
          to: mailTo(email, `Tu postulación a ${jobTitle}`, `Hola, ${firstName}:\n\n`),
        },
        interview: {
          to: mailTo(
            email,
            `Entrevista para ${jobTitle} en ${companyName}`,
            `Hola, ${firstName}:\n\nNos gustaría conversar contigo sobre el puesto de ${jobTitle}. ¿Te acomoda alguno de estos horarios?\n\n- \n- \n\n${companyName}`,
          ),
        },
      }}
    />
  )
}
