import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Building2 from 'lucide-react/icons/building-2'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { ReportDialog } from '#web/features/support/abuse-reports/report-dialog.tsx'
import { serviceHref } from '#web/features/services/service.address.ts'
import type { useBlock } from './use-block.ts'
import { candidateHref, jobHref } from '#domain/jobs/job.address.ts'
import { messagesHome } from './messages.address.ts'
import { otherOf, type Viewer } from './viewer.ts'

type ThreadHeaderProps = {
  conversation: Conversation
  viewer: Viewer
  blocking: ReturnType<typeof useBlock>
}

/** The other party and the service, with the available actions. */
export function ThreadHeader({ conversation, viewer, blocking }: ThreadHeaderProps) {
  const other = otherOf(conversation, viewer)
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'block' | 'report' | null>(null)
  const { serviceId, applicationId, companyId, serviceTitle, isBlocked } = conversation
  const Picture = other.kind === 'company' ? CompanyLogo : Avatar
  const isCompany = other.kind === 'company'
  const acts: MenuItem[] = [
    { label: 'Reportar', icon: <Flag className="icon" />, onSelect: () => setAsked('report') },
    isBlocked
      ? {
          label: 'Desbloquear',
          icon: <Ban className="icon" />,
          onSelect: () => blocking.unblock.mutate(),
        }
      : {
          label: 'Bloquear',
          icon: <Ban className="icon" />,
          tone: 'danger',
          onSelect: () => setAsked('block'),
        },
  ]
  const items: MenuItem[] = [
    {
      label: isCompany ? 'Ver la empresa' : 'Ver su perfil',
      icon: isCompany ? <Building2 className="icon" /> : <UserRound className="icon" />,
      to: other.href,
    },
    ...(mayWrite ? acts : []),
  ]
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-3 py-2.5 lg:px-5 lg:py-3">
      <Link
        to={messagesHome(viewer.userType)}
        preventScrollReset
        className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, '-mr-1 flex-none lg:hidden')}
        aria-label="Volver a las conversaciones"
      >
        <ArrowLeft className="icon" />
      </Link>
      <Picture name={other.name} src={other.picture} size={40} />
      <div className="min-w-0 grow">
        <h2 className="truncate text-md leading-5 font-head tracking-normal">{other.name}</h2>
        <p className="flex min-w-0 gap-x-1 text-xs whitespace-nowrap text-ink-2">
          <Subject conversation={conversation} viewer={viewer} />
        </p>
      </div>
      <Menu
        items={items}
        label="Opciones de la conversación"
        buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, 'flex-none')}
      >
        <EllipsisVertical className="icon" />
      </Menu>
      <ConfirmDialog
        open={asked === 'block'}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          blocking.block.mutate()
        }}
        title={`¿Bloquear a ${other.name}?`}
        description="Ninguno podrá escribirle al otro. Ambos pueden seguir leyendo lo que conversaron, y no le diremos que fue un bloqueo."
        confirmLabel="Bloquear"
      />
      <ReportDialog
        open={asked === 'report'}
        onClose={() => setAsked(null)}
        thing={{
          kind: 'person',
          place: { serviceId, applicationId, companyId },
          title: `${other.name}, sobre “${serviceTitle}”`,
        }}
        title={`Reportar a ${other.name}`}
      />
    </header>
  )
}

/** What the conversation is about: the service, or the application of the candidate. */
function Subject({ conversation, viewer }: Pick<ThreadHeaderProps, 'conversation' | 'viewer'>) {
  const { serviceId, applicationId, jobId, serviceTitle, isServiceListed, isLocked, chatActiveUntil } =
    conversation
  const href =
    applicationId !== null && jobId !== null
      ? viewer.userType === 'company'
        ? candidateHref(jobId, applicationId)
        : jobHref(jobId)
      : isServiceListed && serviceId !== null
        ? serviceHref(serviceId)
        : null
  return (
    <>
      {applicationId !== null && <span>Postulación a</span>}
      {href === null ? (
        <span className="truncate">{serviceTitle}</span>
      ) : (
        <Link to={href} className="-my-1 min-w-0 truncate py-1 underline-offset-2 hover:text-ink">
          {serviceTitle}
        </Link>
      )}
      {chatActiveUntil !== null && !isLocked && (
        <span className="truncate">· Chat activo hasta el {formatDate(new Date(chatActiveUntil))}</span>
      )}
    </>
  )
}
