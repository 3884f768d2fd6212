import { moderationContract, type ModeratedMessage } from '#contracts/admin/moderation.contract.ts'
import { anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ReportedMessages } from '#web/features/admin/reports/reported-messages.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { describeOwned, queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const messagesKind = queueKind<ModeratedMessage>({
  name: 'Mensajes',
  searched: 'Palabras, nombre o correo',
  failed: 'No se pudo moderar el mensaje.',
  async load(client, query) {
    const { items: things, ...rest } = await client.call(moderationContract.moderatedMessages, { query })
    return { things, ...rest }
  },
  decide: (client, id, body) => client.call(moderationContract.moderateMessage, { params: { id }, body }),
  describe: (message) => describeOwned(message, message.text),
  Content: MessageContent,
})

function MessageContent({ thing }: { thing: ModeratedMessage }) {
  const { owner, receiver, text, sentAt, serviceTitle, reasons, reportId } = thing
  return (
    <div className="grid gap-5">
      <p className="text-sm wrap-anywhere text-ink-2">
        {owner.email} · Para {receiver}, sobre “{serviceTitle}” · {formatDateTime(new Date(sentAt))}
      </p>
      <p className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Badge key={reason} tone="warn">
            {anyReportReasons[reason]}
          </Badge>
        ))}
      </p>
      <p className="max-w-measure rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{text}</p>
      {reportId !== null && <ReportedMessages reportId={reportId} />}
    </div>
  )
}
