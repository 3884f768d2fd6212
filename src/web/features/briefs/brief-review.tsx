import { briefDays } from '#contracts/briefs/briefs-figures.ts'
import type { OwnBrief } from '#contracts/briefs/briefs.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { editBriefHref, ownBriefsHref } from './brief.address.ts'
import { BriefFacts, BriefWords } from './brief-facts.tsx'
import { BriefFiles } from './brief-files.tsx'

/** The last step: the brief as professionals will read it. */
export function BriefReview({
  brief,
  isBusy,
  onPublish,
}: {
  brief: OwnBrief
  isBusy: boolean
  onPublish: () => void
}) {
  const missing = missingStep(brief)
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 rounded-md border border-line p-5">
        <h3 className="text-h4 wrap-anywhere">{brief.title}</h3>
        <BriefWords {...brief} />
        <BriefFiles files={brief.files} at={`/api/briefs/${brief.id}`} />
        <BriefFacts {...brief} />
      </div>
      {missing ? (
        <Note tone="warn">
          Faltan datos antes de publicar.{' '}
          <LinkButton to={editBriefHref(brief.id, missing)} variant="secondary" size="sm" className="mt-2">
            Completar
          </LinkButton>
        </Note>
      ) : (
        <p className="text-sm text-ink-2">
          {`Lo verán los profesionales con cuenta en Qhatu, con el nombre de tu empresa. Avisaremos a los que más encajan. Recibe propuestas ${briefDays} días, y puedes cerrarlo antes.`}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <LinkButton to={editBriefHref(brief.id, 3)} variant="quiet">
          Volver
        </LinkButton>
        <span className="flex flex-wrap gap-3">
          <LinkButton to={ownBriefsHref} variant="secondary">
            Dejarlo como borrador
          </LinkButton>
          <Button busy={isBusy} busyLabel="Publicando..." disabled={missing !== null} onClick={onPublish}>
            Publicar requerimiento
          </Button>
        </span>
      </div>
    </div>
  )
}

/** The first step that lacks something; null: it can be published. */
function missingStep({ category, title, description }: OwnBrief): number | null {
  if (!category || !title) return 1
  return description ? null : 2
}
