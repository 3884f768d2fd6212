import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { JobDraftSummary } from '#contracts/jobs/job-drafts.contract.ts'
import { draftHref } from '#domain/jobs/own-jobs.address.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { type DraftSource, titleOf, useDrafts } from './use-drafts.ts'

/** Of each list; the ads below are what most people come for. */
const shownFirst = 4

type DraftListProps = {
  drafts: readonly JobDraftSummary[]
  onTemplate: (source: DraftSource) => void
}

/** What the company has not published yet, and the texts that it starts new ads from. */
export function DraftList({ drafts, onTemplate }: DraftListProps) {
  const { startFrom, remove } = useDrafts()
  const [shownAll, setShownAll] = useState<readonly string[]>([])
  const groups = [
    { title: 'Borradores', rows: drafts.filter(({ templateName }) => templateName === null) },
    { title: 'Plantillas', rows: drafts.filter(({ templateName }) => templateName !== null) },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null

  const menuOf = (draft: JobDraftSummary): MenuItem[] => [
    draft.templateName === null
      ? {
          label: 'Guardar como plantilla',
          onSelect: () => onTemplate({ from: 'draft', id: draft.id, title: titleOf(draft) }),
        }
      : { label: 'Editar plantilla', to: draftHref(draft.id) },
    { label: 'Eliminar', onSelect: () => void remove(draft), tone: 'danger' },
  ]

  return (
    <div className="mb-5 grid items-start gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {groups.map(({ title, rows }) => (
        <Card key={title} title={title}>
          <ul>
            {(shownAll.includes(title) ? rows : rows.slice(0, shownFirst)).map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                items={menuOf(draft)}
                onUse={() => void startFrom({ from: 'draft', id: draft.id, title: titleOf(draft) })}
              />
            ))}
          </ul>
          {rows.length > shownFirst && !shownAll.includes(title) && (
            <Button variant="quiet" size="sm" onClick={() => setShownAll([...shownAll, title])}>
              {`Ver los ${rows.length}`}
              <span className="sr-only"> de {title}</span>
            </Button>
          )}
        </Card>
      ))}
    </div>
  )
}

type DraftRowProps = { draft: JobDraftSummary; items: MenuItem[]; onUse: () => void }

function DraftRow({ draft, items, onUse }: DraftRowProps) {
  const now = useNow()
  const { templateName, updatedBy } = draft
  const name = templateName ?? titleOf(draft)
  return (
    <li className="flex items-center gap-2 border-line py-2 not-first:border-t first:pt-0 last:pb-0">
      <p className="min-w-0 grow text-sm">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-strong wrap-anywhere">{name}</span>
          {draft.kind === 'premium' && <PremiumBadge />}
        </span>
        <span className="block text-xs text-ink-2">
          {templateName !== null && `${titleOf(draft)} · `}
          {relativeTime(new Date(draft.updatedAt), now)}
          {updatedBy !== null && ` · ${updatedBy}`}
        </span>
      </p>
      <ForWriters>
        {templateName === null ? (
          <LinkButton to={draftHref(draft.id)} variant="secondary" size="sm" aria-label={`Continuar ${name}`}>
            Continuar
          </LinkButton>
        ) : (
          <Button variant="secondary" size="sm" aria-label={`Usar ${name}`} onClick={onUse}>
            Usar
          </Button>
        )}
        <Menu
          label={`Más acciones para ${name}`}
          buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
          items={items}
        >
          <Ellipsis className="icon" />
        </Menu>
      </ForWriters>
    </li>
  )
}
