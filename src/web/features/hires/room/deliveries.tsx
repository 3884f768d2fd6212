import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { completesAfterDays } from '#domain/orders/deadlines.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FileList } from './file-list.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** What was delivered of the part in work: each version with its note, and what the company asked to change. */
export function Deliveries({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const { parts, part, rounds, roundsAsked } = hire.order
  const isOver = hire.status === 'completed'
  const ofPart = hire.history.filter((entry) => entry.part === part)
  const versions = ofPart.filter(({ act }) => act === 'deliver')
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? versions.length, versions.length)
  const version = versions[at - 1]
  if (!version) return null
  const next = versions[at]
  const changes = ofPart.find(
    ({ act, id }) => act === 'ask_changes' && id > version.id && (next === undefined || id < next.id),
  )
  const left = rounds - roundsAsked
  return (
    <Card
      title={parts.length > 1 ? `Entrega del hito ${part + 1}` : 'Entrega'}
      action={
        versions.length > 1 && (
          <Segmented
            label="Versión"
            options={versions
              .map((_, index) => ({ value: String(index + 1), label: `Versión ${index + 1}` }))
              .toReversed()}
            value={String(at)}
            onChange={(value) => setChosen(Number(value))}
          />
        )
      }
    >
      <p className="text-xs text-ink-2">
        {viewer === 'professional' ? 'Entregaste' : `${hire.professionalName} entregó`} el{' '}
        <time dateTime={version.at}>{formatDateTime(new Date(version.at))}</time>
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">
        {version.note === '' ? 'Sin nota.' : version.note}
      </p>
      <FileList hireId={hire.id} files={version.files} />
      {changes && (
        <div className="mt-5">
          <h3 className="text-sm font-strong">
            {viewer === 'company' ? 'Lo que pediste cambiar' : 'Lo que piden cambiar'}
          </h3>
          <p className="mt-2 max-w-measure border-l-2 border-line-strong pl-4 text-control whitespace-pre-line wrap-anywhere">
            {changes.note}
          </p>
        </div>
      )}
      {!isOver && rounds > 0 && (
        <div className="mt-5">
          <Note>
            Al pedir cambios, el reloj se detiene y vuelve a {completesAfterDays} días con la nueva versión.{' '}
            {left === 0
              ? 'Ya se usaron todas las rondas acordadas.'
              : `${left === 1 ? 'Queda 1' : `Quedan ${left}`} de ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}.`}
          </Note>
        </div>
      )}
    </Card>
  )
}
