import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { AttributesDialog } from './attributes-dialog.tsx'
import { ComparedScorecards } from './compared-scorecards.tsx'
import { HiddenScorecards } from './hidden-scorecards.tsx'
import { OwnScorecard } from './own-scorecard.tsx'
import { useScorecards } from './scorecards.resource.ts'
import { PartFailed, PartLoading } from './team-notes.tsx'

type TeamScorecardsProps = { applicationId: number; firstName: string }

/** What each person of the team thinks of a candidate, by the attributes of the job. */
export function TeamScorecards({ applicationId, firstName }: TeamScorecardsProps) {
  const { scorecards, isFailed, retry, refresh, saveDraft, submit } = useScorecards(applicationId)
  const [isChoosing, setChoosing] = useState(false)
  if (isFailed) return <PartFailed retry={retry}>No pudimos cargar las evaluaciones.</PartFailed>
  if (!scorecards) return <PartLoading>Cargando las evaluaciones</PartLoading>
  const { attributes, mine, others, mayWrite } = scorecards
  const isEmpty = attributes.every(({ isRetired }) => isRetired)
  const isDraft = mayWrite && !mine?.submittedAt
  const hasOpen = Boolean(mine?.submittedAt) || others.some(({ card }) => card !== null)
  const choose = (label: string) => (
    <Button variant={isEmpty ? 'secondary' : 'quiet'} size="sm" onClick={() => setChoosing(true)}>
      {label}
    </Button>
  )
  return (
    <div className="grid gap-5">
      {isEmpty && isDraft && (
        <div className="grid justify-items-start gap-3 text-sm text-ink-2">
          <p>
            Elige qué evalúan en los candidatos de este empleo. Empezamos con lo que pide tu aviso, y tú lo
            cambias.
          </p>
          {choose('Elegir los criterios')}
        </div>
      )}
      {!isEmpty && isDraft && (
        <>
          <OwnScorecard
            // The draft lives in the form: only another list of attributes starts it again.
            key={attributes.map(({ id }) => id).join()}
            attributes={attributes}
            mine={mine}
            firstName={firstName}
            onDraft={saveDraft}
            onSubmit={submit}
          />
          <HiddenScorecards others={others} />
        </>
      )}
      {hasOpen && <ComparedScorecards {...scorecards} />}
      {!hasOpen && !isDraft && (
        <p className="text-sm text-ink-2">Nadie de tu equipo envió una evaluación todavía.</p>
      )}
      {!isEmpty && mayWrite && <div className="-ml-3">{choose('Cambiar los criterios')}</div>}
      {isChoosing && (
        <AttributesDialog
          {...scorecards}
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false)
            refresh()
          }}
        />
      )}
    </div>
  )
}
