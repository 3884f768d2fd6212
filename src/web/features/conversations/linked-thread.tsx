import type { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { limaDay } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { dayLabel } from './day.words.ts'
import { Bubble, BubbleTime } from './message-bubble.tsx'

type LinkedThreadProps = {
  thread: ReplyOf<typeof applicationThreadsContract.linked>
  /** The answer that was refused. */
  refused: RefusedForm | null
  now: Date
}

/** The conversation of an application, for who has no password. It works without scripts. */
export function LinkedThread({ thread, refused, now }: LinkedThreadProps) {
  const { companyName, companyLogo, jobTitle, messages, canWrite } = thread
  return (
    <div className="wrap py-6 sm:py-10">
      <div className="mx-auto max-w-2xl overflow-clip rounded-md border border-line bg-surface">
        <header className="flex items-center gap-4 border-b border-line p-4 sm:px-6">
          <CompanyLogo name={companyName} src={companyLogo} size={48} />
          <div className="min-w-0">
            <h1 className="text-h3 wrap-anywhere">{companyName}</h1>
            <p className="text-sm text-ink-2 wrap-anywhere">Tu postulación a {jobTitle}</p>
          </div>
        </header>
        <ol aria-label={`Mensajes con ${companyName}`} className="px-4 py-5 sm:px-6">
          {messages.map(({ id, isOwn, message, createdAt }, index) => {
            const before = messages[index - 1]
            const startsDay = !before || limaDay(new Date(before.createdAt)) !== limaDay(new Date(createdAt))
            return (
              <li key={id} className="not-first:mt-4">
                {startsDay && (
                  <p className="mb-3 text-center text-xs text-ink-3">{dayLabel(new Date(createdAt), now)}</p>
                )}
                <Bubble
                  text={message}
                  isOwn={isOwn}
                  sender={isOwn ? 'Tú' : companyName}
                  startsGroup
                  endsGroup
                />
                <BubbleTime at={createdAt} isOwn={isOwn} />
              </li>
            )
          })}
        </ol>
        <div className="border-t border-line p-4 sm:px-6">
          {canWrite ? (
            <PressForm title="No se pudo enviar" problem={refused?.message ?? null}>
              <Field label="Tu respuesta" error={refused?.errors['message']} required>
                <Textarea name="message" rows={5} required defaultValue={refused?.fields['message']} />
              </Field>
              <Button type="submit" block>
                Enviar respuesta
              </Button>
            </PressForm>
          ) : (
            <Note>No puedes enviar mensajes en esta conversación.</Note>
          )}
        </div>
      </div>
    </div>
  )
}
