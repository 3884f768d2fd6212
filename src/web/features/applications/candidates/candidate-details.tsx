import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ChipList } from '#web/ui/list/chip-list.tsx'

const skillsShown = 5

type Part = { candidate: CandidateApplication }

const Nothing = ({ children }: { children: string }) => <p className="text-sm text-ink-2">{children}</p>

/** The person's summary and first five skills. */
export function CandidateProfile({ candidate }: Part) {
  const { summary, skills } = candidate.professional
  const list = skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
  const years = candidate.experienceYears
  return (
    <div className="grid gap-5">
      <section>
        <h3 className="mb-1 font-text text-sm font-strong tracking-normal">Resumen</h3>
        {summary ? (
          <p className="text-sm whitespace-pre-line wrap-anywhere">{summary}</p>
        ) : (
          <Nothing>No escribió un resumen.</Nothing>
        )}
      </section>
      {years !== null && (
        <p className="text-sm">
          {years} {years === 1 ? 'año' : 'años'} de experiencia
        </p>
      )}
      <section>
        <h3 className="mb-2 font-text text-sm font-strong tracking-normal">Habilidades</h3>
        {list.length > 0 ? (
          <ChipList items={list} most={skillsShown} />
        ) : (
          <Nothing>No indicó habilidades.</Nothing>
        )}
      </section>
    </div>
  )
}

export function CandidateCv({ candidate }: Part) {
  if (candidate.professional.isSuspended)
    return <Nothing>La cuenta está suspendida: su CV no se puede ver.</Nothing>
  if (!candidate.cvUrl) return <Nothing>No hay CV disponible para este candidato</Nothing>
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line p-4">
      <FileText className="icon text-lg text-accent-ink" />
      <p className="min-w-0 grow text-sm font-strong wrap-anywhere">{candidate.cvName ?? 'CV.pdf'}</p>
      <a href={candidate.cvUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Download className="icon" />
        Descargar CV
      </a>
    </div>
  )
}

export function CandidateLetter({ candidate }: Part) {
  if (!candidate.coverLetter) return <Nothing>Postuló sin carta de presentación.</Nothing>
  return <p className="text-sm whitespace-pre-line wrap-anywhere">{candidate.coverLetter}</p>
}
