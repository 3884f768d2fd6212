import type { JobDraft } from '#contracts/jobs/job-drafts.contract.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** Says which draft or template the form shows, and who of the company wrote it last. */
export function OpenDraft({ draft }: { draft: JobDraft }) {
  const { templateName, updatedBy } = draft
  return (
    <div className="mb-4">
      <Note tone="info">
        <div className="flex flex-wrap items-center gap-x-4">
          <p>
            {templateName === null ? (
              <>Sigues con un borrador{updatedBy !== null && `. El último cambio es de ${updatedBy}`}.</>
            ) : (
              <>
                Cambias la plantilla <strong className="font-strong">{templateName}</strong>: lo que escribas
                vale para los próximos avisos.
              </>
            )}
          </p>
          <LinkButton to="/company-dashboard/publicar" variant="quiet" size="sm">
            Empezar otro aviso
          </LinkButton>
        </div>
      </Note>
    </div>
  )
}
