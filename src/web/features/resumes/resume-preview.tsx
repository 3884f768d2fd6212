import type { OpenedResume } from '#contracts/resumes/resumes.contract.ts'
import { resumeSectionLabels, type ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { ResumePage } from './resume-page.tsx'
import { useResumePages } from './resumes.resource.ts'

/** The pages of a CV, and what does not fit on them. */
export function ResumePreview({ resume }: { resume: OpenedResume }) {
  const pages = useResumePages(resume)
  if (pages.data === undefined)
    return pages.isError ? (
      <ErrorState title="No se pudo mostrar tu CV" onRetry={() => void pages.refetch()} level={3}>
        Lo que elegiste está guardado; solo no pudimos dibujarlo.
      </ErrorState>
    ) : (
      <SkeletonRows rows={8} label="Dibujando tu CV" />
    )
  const { pages: drawn, beyond, photoUrl } = pages.data
  const names = beyond.map((key) => nameOf(resume, key)).filter(Boolean)
  return (
    <div className="grid gap-4">
      <div role="status">
        {beyond.length > 0 && (
          <Note tone="warn">
            <p className="font-strong">
              No entra en {resume.pages === 1 ? 'una página' : 'dos páginas'}: quedó de {drawn.length}.
            </p>
            <p>
              Pasa de largo: {names.slice(0, 4).join('; ')}
              {names.length > 4 && ` y ${names.length - 4} más`}. No recortamos nada: oculta lo que menos
              importe
              {resume.pages === 1
                ? ', prueba el diseño compacto o elige dos páginas'
                : ' o prueba el diseño compacto'}
              .
            </p>
          </Note>
        )}
      </div>
      {drawn.map((page, at) => (
        <ResumePage
          // oxlint-disable-next-line react/no-array-index-key -- pages have no other name
          key={at}
          page={page}
          photoUrl={photoUrl}
          label={`Página ${at + 1} de ${drawn.length}`}
        />
      ))}
    </div>
  )
}

function nameOf({ content }: OpenedResume, key: string): string {
  const items = [
    content.experience,
    content.education,
    content.skills,
    content.languages,
    content.certifications,
  ]
  const item = items.flat().find((one) => one.key === key)
  return item ? item.name : (resumeSectionLabels[key as ResumeSectionKind] ?? '')
}
