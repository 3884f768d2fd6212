import { useEffect, useState } from 'react'
import { countedInWords } from '#web/features/cv/counted.words.ts'
import { cvLimits } from '#web/features/cv/cv-limits.ts'
import { type CvReading, useCvUpload } from '#web/features/cv/use-cv-upload.ts'
import { useStoredReading } from '#web/features/cv/use-stored-reading.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { isEmptyProfile } from '#web/features/professionals/panel/profile-steps.ts'
import type { ProfileSetup } from './use-profile-setup.ts'

type SetupCvProps = { professional: OwnProfessional; setup: ProfileSetup }

/** The start of the page: upload a CV that fills the rest. */
export function SetupCv({ professional, setup }: SetupCvProps) {
  const { startFrom, data } = setup
  const [problem, setProblem] = useState<string | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const begin = (reading: CvReading) => {
    setReplacing(false)
    setProblem('problem' in reading ? reading.problem : null)
    if ('data' in reading) startFrom(reading.data)
  }
  const upload = useCvUpload(professional.id, begin)
  const stored = useStoredReading(professional.id, begin)
  const { cvUrl, cvName } = professional
  const isUnread = cvUrl !== null && isEmptyProfile(professional)
  useEffect(() => {
    // An unread CV, from an application or an earlier visit, is read without a press: it is what the person comes for.
    if (isUnread) stored.read()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the CV that was there when the page opened
  }, [])
  return (
    <Card title="Empieza con tu CV">
      {cvUrl && !isReplacing ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm font-strong wrap-anywhere">{cvName ?? 'CV.pdf'}</p>
          <div className="flex flex-wrap gap-2">
            {!data && (
              <Button
                variant="secondary"
                size="sm"
                onClick={stored.read}
                busy={stored.isReading}
                busyLabel="Leyendo..."
              >
                Leer este CV
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => setReplacing(true)}>
              Reemplazar CV
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-2">
            Lo leemos y preparamos tu perfil. Tú revisas y guardas; lo que ya escribiste no cambia.
          </p>
          <FileDrop {...cvLimits(professional)} label={cvUrl ? 'Tu nuevo CV' : 'Sube tu CV'} {...upload} />
        </>
      )}
      <div role="status" className="not-empty:mt-4">
        {stored.isReading && (
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Spinner /> {stored.line ?? 'Leyendo tu CV'}
          </p>
        )}
        {data && <ReadNote setup={setup} />}
        {problem && (
          <Note tone="warn">
            <p className="font-strong">Tu CV está guardado, pero no pudimos leerlo</p>
            <p>{problem} Completa tu perfil a mano.</p>
          </Note>
        )}
      </div>
    </Card>
  )
}

function ReadNote({ setup: { entries, taken, filled } }: Pick<SetupCvProps, 'setup'>) {
  const of = (...kinds: string[]) =>
    taken.filter((value) => kinds.includes(value.kind === 'skill' ? value.skill.kind : value.kind)).length
  const counts = countedInWords({
    experiences: of('experience'),
    educations: of('education'),
    skills: of('technical', 'soft'),
    languages: of('language'),
    certifications: of('certification'),
  })
  const texts =
    filled.length === 0 ? '' : filled.length === 1 ? '1 dato tuyo' : `${filled.length} datos tuyos`
  const found = [texts, counts].filter(Boolean).join(', ')
  const lacking = entries.filter(({ outcome, isTaken }) => outcome === 'incomplete' && !isTaken).length
  if (!found && lacking === 0)
    return <Note tone="info">Leímos tu CV: tu perfil ya tiene todo lo que dice.</Note>
  return (
    <Note tone="info">
      <p className="font-strong">{found ? `Leímos tu CV: ${found}` : 'Leímos tu CV'}</p>
      <p>
        {lacking > 0 &&
          (lacking === 1
            ? 'A 1 cosa le falta un dato: está primero en su pestaña. '
            : `A ${lacking} cosas les falta un dato: están primero en sus pestañas. `)}
        Tu archivo ya está guardado; lo que leímos entra a tu perfil cuando presiones Guardar Perfil.
      </p>
    </Note>
  )
}
