import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import {
  applicationStatuses,
  type ApplicationStatus,
} from '#contracts/applications/application-status-vocabulary.ts'
import { formatDate } from '#domain/time/dates.ts'
import { fullName, statusOptions } from '#web/features/applications/candidates/candidate.words.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Select } from '#web/ui/form/select.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Note } from '#web/ui/state/note.tsx'

type CandidateHeadProps = {
  candidate: CandidateApplication
  mayWrite: boolean
  onMove: (to: ApplicationStatus) => void
  /** More to do, at the end. */
  children?: React.ReactNode
}

/** Who it is, how to reach the person, and the status. */
export function CandidateHead({ candidate, mayWrite, onMove, children }: CandidateHeadProps) {
  const { professional, experienceYears: years } = candidate
  const name = fullName(candidate)
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={professional.avatar} size={56} />
        <div className="min-w-0 grow basis-64">
          <h1 className="text-[1.75rem] leading-9 wrap-anywhere max-md:text-xl max-md:leading-7">{name}</h1>
          <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2">
            {professional.title && <span className="wrap-anywhere">{professional.title}</span>}
            {professional.location && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin className="icon text-ink-3" />
                {professional.location}
              </span>
            )}
            {years !== null && (
              <span className="inline-flex items-center gap-1.5">
                <BriefcaseBusiness className="icon text-ink-3" />
                {years === 1 ? '1 año' : `${years} años`}
              </span>
            )}
            <span className="text-ink-3">Postuló el {formatDate(new Date(candidate.appliedAt))}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {professional.email && (
            <a
              href={`mailto:${professional.email}`}
              aria-label={`Correo: ${professional.email}`}
              className={buttonClass({ variant: 'secondary', size: 'sm', iconOnly: true })}
            >
              <Mail className="icon" />
            </a>
          )}
          {professional.phone && (
            <a
              href={`tel:${professional.phone.replaceAll(/[^\d+]/g, '')}`}
              aria-label={`Llamar al ${professional.phone}`}
              className={buttonClass({ variant: 'secondary', size: 'sm', iconOnly: true })}
            >
              <Phone className="icon" />
            </a>
          )}
          <div className="w-44">
            <Select
              aria-label={`Estado de ${name}`}
              disabled={!mayWrite}
              options={statusOptions}
              value={candidate.status}
              onChange={({ target }) => {
                const to = applicationStatuses.find((status) => status === target.value)
                if (to) onMove(to)
              }}
            />
          </div>
          {children}
        </div>
      </div>
      {professional.isSuspended && <Note>Cuenta suspendida: no puedes ver su contacto ni su CV.</Note>}
    </header>
  )
}
