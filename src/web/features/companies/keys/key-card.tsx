import { useState } from 'react'
import { type CompanyKey, companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { keyPrefix } from '#contracts/companies/key-figures.ts'
import { keyEndTexts, scopeNames } from '#domain/companies/key.words.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { showRefusal } from '#web/features/companies/team/show-refusal.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { KeyUsePanel } from './key-use.tsx'

/** One key: what it may do, who made it, when it was used. */
export function KeyCard({ companyKey }: { companyKey: CompanyKey }) {
  const { id, name, scopes, end, createdAt, madeBy, lastUsedAt, ended } = companyKey
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const [isOpen, setOpen] = useState(false)
  const stop = useAction(() => api.call(companyKeysContract.end, { params: { id } }), {
    onSuccess: async ({ undo }) => {
      offerUndo(undo, { title: 'Clave terminada', description: `“${name}” ya no puede hacer llamadas.` })
      await refresh()
    },
    onError: (error) => showRefusal('No se pudo terminar la clave', error),
  })
  return (
    <Card
      title={<span className="wrap-anywhere">{name}</span>}
      action={ended ? <Badge>Terminada</Badge> : <Badge tone="ok">Activa</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          <code className="text-ink">
            {keyPrefix}…{end}
          </code>{' '}
          · Creada el {formatDate(new Date(createdAt))}
          {madeBy && ` por ${madeBy}`} ·{' '}
          {lastUsedAt ? `Último uso: ${formatDateTime(new Date(lastUsedAt))}` : 'Sin uso todavía'}
        </p>
        {ended && (
          <p className="text-sm text-ink-2">
            {keyEndTexts[ended.reason]}, el {formatDateTime(new Date(ended.at))}.
          </p>
        )}
        <ul aria-label="Permisos" className="flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <li key={scope}>
              <Chip>{scopeNames[scope]}</Chip>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Ocultar' : 'Ver'} el uso de ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar el uso' : 'Ver el uso'}
          </Button>
          {!ended && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Terminar la clave ${name}`}
              busy={stop.isPending}
              onClick={() => void stop.run()}
            >
              Terminar
            </Button>
          )}
        </div>
        {isOpen && <KeyUsePanel id={id} name={name} />}
      </div>
    </Card>
  )
}
