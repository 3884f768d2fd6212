import { useRef, useState } from 'react'
import { abuseReportsContract } from '#contracts/support/abuse-reports.contract.ts'
import {
  type PersonReportReason,
  personReportReasons,
  type ReportReason,
  reportReasons,
} from '#contracts/support/reports-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { solveHumanCheck } from '#web/features/accounts/human-check/solve-human-check.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { describeFailure } from '#web/features/subscriptions/use-subscribe.ts'
import type { ReportedThing } from './report-link.tsx'

const LEAST_OF_OTHER = 10
/** The reasons to report a review. */
const ofReviews = new Set<string>(['false_data', 'discrimination', 'other'] satisfies ReportReason[])
const questions = {
  job: '¿Qué pasa con este aviso?',
  service: '¿Qué pasa con este servicio?',
  brief: '¿Qué pasa con este requerimiento?',
  review: '¿Qué pasa con esta reseña?',
  person: '¿Qué pasó en la conversación?',
  message: '¿Qué pasa con este mensaje?',
}

type InConversation = Extract<ReportedThing, { place: unknown }>

const isInConversation = (thing: ReportedThing): thing is InConversation =>
  thing.kind === 'person' || thing.kind === 'message'

type Failure = { message: string; fields: Record<string, string> }

/** Why the item should not be published. It is sent to the operator; the company does not learn who reported it. */
export function ReportForm({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const session = useSession()
  const [reason, setReason] = useState<ReportReason | PersonReportReason | ''>('')
  const [details, setDetails] = useState('')
  const [email, setEmail] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const options = optionsFor(thing.kind)

  const refuse = (next: Failure) => {
    setFailure(next)
    const [first] = Object.keys(next.fields)
    form.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus()
  }
  const send = async () => {
    if (reason === '') return refuse({ message: '', fields: { reason: 'Elige un motivo' } })
    if (reason === 'other' && details.trim().length < LEAST_OF_OTHER)
      return refuse({
        message: '',
        fields: { details: `Cuéntanos el motivo en al menos ${LEAST_OF_OTHER} caracteres` },
      })
    setBusy(true)
    setFailure(null)
    try {
      const sending = sendReport(thing, { reason, details, email: email.trim() }, session.status === 'user')
      setCode((await sending).code)
    } catch (error) {
      refuse(describeFailure(error))
    }
    setBusy(false)
  }

  if (code !== null)
    return (
      <div role="status" className="grid gap-4">
        <p>
          <b className="block">Gracias por avisar</b>
          <span className="text-ink-2">
            Lo vamos a revisar. Tu código es <b className="text-ink">{code}</b>
            {decisionNotice(thing, email)}
          </span>
        </p>
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    )
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      {failure && failure.message !== '' && Object.keys(failure.fields).length === 0 && (
        <Note tone="bad" announce>
          {failure.message}
        </Note>
      )}
      <RadioGroup
        name="reason"
        legend={questions[thing.kind]}
        options={options}
        value={reason}
        onChange={(value) =>
          setReason(options.some((one) => one.value === value) ? (value as typeof reason) : '')
        }
        error={failure?.fields.reason}
      />
      <Field label="Cuéntanos más" optional={reason !== 'other'} error={failure?.fields.details}>
        <Textarea
          name="details"
          rows={4}
          counterMax={mostLetters.reportDetails}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
      {!isInConversation(thing) && (
        <Field
          label="Correo electrónico"
          optional
          hint="Solo para contarte lo que decidimos."
          error={failure?.fields.email}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" block busy={isBusy}>
        Enviar reporte
      </Button>
    </form>
  )
}

function optionsFor(kind: ReportedThing['kind']) {
  const reasons = kind === 'person' || kind === 'message' ? personReportReasons : reportReasons
  const all = Object.entries(reasons).map(([value, label]) => ({ value, label }))
  return kind === 'review' ? all.filter(({ value }) => ofReviews.has(value)) : all
}

function decisionNotice(thing: ReportedThing, email: string): string {
  if (isInConversation(thing))
    return ' y te contamos por correo lo que decidimos. Nadie sabrá que reportaste.'
  return email.trim() === '' ? '.' : ` y te contamos a ${email.trim()} lo que decidimos.`
}

type Report = { reason: ReportReason | PersonReportReason; details: string; email: string }

/** Signed-in people have already passed the human check; visitors pass it now. */
async function sendReport(thing: ReportedThing, { reason, details, email }: Report, isSignedIn: boolean) {
  if (isInConversation(thing)) return reportPerson(thing, { reason: reason as PersonReportReason, details })
  const humanCheck = isSignedIn ? undefined : await solveHumanCheck(() => {})
  const body = { reason: reason as ReportReason, details, humanCheck, ...(email === '' ? {} : { email }) }
  const request = { params: { id: thing.id }, body }
  if (thing.kind === 'brief') return api.call(endpointRef(abuseReportsContract.reportBrief), request)
  if (thing.kind === 'review') return api.call(endpointRef(abuseReportsContract.reportReview), request)
  return thing.kind === 'job'
    ? api.call(endpointRef(abuseReportsContract.reportJob), request)
    : api.call(endpointRef(abuseReportsContract.reportService), request)
}

function reportPerson(thing: InConversation, told: { reason: PersonReportReason; details: string }) {
  const { serviceId, applicationId, companyId } = thing.place
  const body = { ...told, companyId, ...(thing.kind === 'message' ? { messageId: thing.messageId } : {}) }
  return applicationId === null
    ? api.call(endpointRef(abuseReportsContract.reportConversation), {
        params: { serviceId: serviceId ?? 0 },
        body,
      })
    : api.call(endpointRef(abuseReportsContract.reportApplication), { params: { id: applicationId }, body })
}
