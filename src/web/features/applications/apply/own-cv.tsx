import FileText from 'lucide-react/icons/file-text'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useResource } from '#web/lib/resource.ts'
import { Note } from '#web/ui/state/note.tsx'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'

/** Which CV the company will receive, or that there is none. */
export function OwnCv() {
  const profile = useResource(ownProfileResource)
  // The CV may have changed in the panel since.
  useEffect(() => void ownProfileResource.refresh(), [])
  if (!profile) return null
  if (!profile.cvUrl) {
    return (
      <Note tone="warn">
        Tu perfil todavía no tiene un CV. Puedes postular así, o{' '}
        <Link to="/dashboard" className="link">
          subirlo primero
        </Link>
        .
      </Note>
    )
  }
  return (
    <div className="flex items-center gap-3 rounded-md border border-line p-4">
      <FileText className="icon text-lg text-accent-ink" />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">Tu CV va con la postulación</p>
        <p className="text-sm font-strong wrap-anywhere">{profile.cvName ?? 'CV.pdf'}</p>
      </div>
    </div>
  )
}
