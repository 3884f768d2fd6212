import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import CircleX from 'lucide-react/icons/circle-x'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { type Campaign, campaignsContract } from '#contracts/admin/campaigns.contract.ts'
import type { CampaignStatus } from '#contracts/admin/campaigns-vocabulary.ts'
import { campaignKindNames, campaignStatusNames, peopleInWords } from '#domain/campaigns/campaign.words.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { problemOf } from '#web/features/admin/users/use-user-acts.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'

const marks: Record<CampaignStatus, { tone: Tone; Icon: typeof Send }> = {
  waiting: { tone: 'info', Icon: Send },
  sending: { tone: 'info', Icon: Send },
  paused: { tone: 'warn', Icon: CirclePause },
  done: { tone: 'ok', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: CircleX },
}

const figures = new Intl.NumberFormat('en-US')

/** What was sent to many: how far it is, and what can still be changed. */
export function CampaignList({ campaigns, onChanged }: { campaigns: Campaign[]; onChanged: () => unknown }) {
  return (
    <ul className="divide-y divide-line">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignEntry campaign={campaign} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  )
}

function CampaignEntry({ campaign, onChanged }: { campaign: Campaign; onChanged: () => unknown }) {
  const { subject, content, kind, status, audience, total, sent, skipped, adminName, createdAt } = campaign
  const { tone, Icon } = marks[status]
  const isOpen = status === 'waiting' || status === 'sending' || status === 'paused'
  const whom = audience
    ? [
        audience.userType === 'all' ? 'Todas las cuentas' : payerTypeNames[audience.userType],
        ...(audience.q ? [`“${audience.q}”`] : []),
      ].join(', ')
    : 'Elegidas una por una'
  return (
    <article aria-label={subject} className="grid gap-2 px-5 py-4 text-sm lg:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 className="text-control font-strong wrap-anywhere">{subject}</h2>
          <p className="text-xs wrap-anywhere text-ink-2">
            {campaignKindNames[kind]} · {whom} · {adminName} · {formatDateTime(new Date(createdAt))}
          </p>
        </div>
        <Badge tone={tone} icon={<Icon className="icon" />}>
          {campaignStatusNames[status]}
        </Badge>
      </div>
      {isOpen && <ProgressBar label={`Avance de “${subject}”`} value={sent + skipped} max={total} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular-nums">
          {figures.format(sent)} de {peopleInWords(total)}
          {skipped > 0 && (
            <span className="text-ink-2">
              {' '}
              · {figures.format(skipped)} sin enviar: su cuenta cambió o ya no lo acepta
            </span>
          )}
        </p>
        {isOpen && <Acts campaign={campaign} onChanged={onChanged} />}
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer text-ink-2">Ver el mensaje</summary>
        <p className="mt-2 max-w-[72ch] rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line">
          {content}
        </p>
      </details>
    </article>
  )
}

const failed = {
  pauseCampaign: 'No se pudo pausar el envío',
  resumeCampaign: 'No se pudo reanudar el envío',
  cancelCampaign: 'No se pudo cancelar el envío',
} as const

function Acts({ campaign, onChanged }: { campaign: Campaign; onChanged: () => unknown }) {
  const { id, subject, status, total, sent, skipped } = campaign
  const [isAsked, setAsked] = useState(false)
  const change = useAction(
    async (act: keyof typeof failed) => {
      try {
        await api.call(campaignsContract[act], { params: { id } })
      } catch (error) {
        showToast({ title: failed[act], description: problemOf(error as Error), tone: 'destructive' })
      }
    },
    {
      onSuccess: () => {
        setAsked(false)
        return onChanged()
      },
    },
  )
  return (
    <div className="flex gap-2">
      {status === 'paused' ? (
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          aria-label={`Reanudar “${subject}”`}
          onClick={() => void change.run('resumeCampaign')}
        >
          Reanudar
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          aria-label={`Pausar “${subject}”`}
          onClick={() => void change.run('pauseCampaign')}
        >
          Pausar
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-label={`Cancelar “${subject}”`} onClick={() => setAsked(true)}>
        Cancelar
      </Button>
      <ConfirmDialog
        open={isAsked}
        busy={change.isPending}
        title={`Cancelar “${subject}”`}
        description={`Ya no se envía a ${peopleInWords(total - sent - skipped)}. Lo que salió no se puede recoger.`}
        confirmLabel="Cancelar el envío"
        cancelLabel="Seguir enviando"
        onConfirm={() => void change.run('cancelCampaign')}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
