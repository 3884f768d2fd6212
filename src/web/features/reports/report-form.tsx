import { useRef, useState } from 'react'
import { type ReportReason, reportReasons } from '#contracts/report-reasons.ts'
import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { solveHumanCheck } from '../human-check/solve-human-check.ts'
import { useSession } from '../session/use-session.ts'
import { tellFailure } from '../subscriptions/use-subscribe.ts'
import type { ReportedThing } from './report-link.tsx'

const MOST_DETAILS = 2000
const LEAST_OF_OTHER = 10
const options = Object.entries(reportReasons).map(([value, label]) => ({ value, label }))
/** What a review can be reported for. */
const ofReviews = new Set<string>(['false_data', 'discrimination', 'other'] satisfies ReportReason[])
const questions = {
  job: '¿Qué pasa con este aviso?',
  service: '¿Qué pasa con este servicio?',
  review: '¿Qué pasa con esta reseña?',
}

type Failure = { message: string; fields: Record<string, string> }

/** Why the ad should not be here. Sent to whoever looks after the site; the company does not learn who wrote. */
export function ReportForm({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const session = useSession()
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [details, setDetails] = useState('')
  const [email, setEmail] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRef<HTMLFormElement>(null)

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
      const humanCheck = session.status === 'user' ? undefined : await solveHumanCheck(() => {})
      const body = { reason, details, humanCheck, ...(email.trim() === '' ? {} : { email }) }
      const asked = { params: { id: thing.id }, body }
      const sending = {
        job: () => api.call(refs.reportJob, asked),
        service: () => api.call(refs.reportService, asked),
        review: () => api.call(refs.reportReview, asked),
      }[thing.kind]
      setCode((await sending()).code)
    } catch (error) {
      refuse(tellFailure(error))
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
            {email.trim() === '' ? '.' : ` y te contamos a ${email.trim()} lo que decidimos.`}
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
        options={thing.kind === 'review' ? options.filter(({ value }) => ofReviews.has(value)) : options}
        value={reason}
        onChange={(value) =>
          setReason(options.some((one) => one.value === value) ? (value as ReportReason) : '')
        }
        error={failure?.fields.reason}
      />
      <Field label="Cuéntanos más" optional={reason !== 'other'} error={failure?.fields.details}>
        <Textarea
          name="details"
          rows={4}
          counterMax={MOST_DETAILS}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
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
      <Button type="submit" block busy={isBusy}>
        Enviar reporte
      </Button>
    </form>
  )
}
