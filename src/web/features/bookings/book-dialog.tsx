import { useEffect, useId, useState } from 'react'
import { type Booking, bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { type Service, servicesContract } from '#contracts/services/services.contract.ts'
import { bookingDuration, bookingDurations } from '#contracts/bookings/booking-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { durationInWords } from '#domain/bookings/booking-times.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { loginNeeded } from '#web/features/services/login-needed.words.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import type { BookableService } from './book-action.tsx'
import { Booked } from './booked.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useFreeSlots } from './use-free-slots.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { asks, headOf } from '#contracts/field-messages.ts'

/**
 * Books a call with a professional: service, duration, free time, notes. It is mounted while open; the caller stores the
 * notes.
 */
export function BookDialog({ service, onClose }: { service: BookableService; onClose: () => void }) {
  const formId = useId()
  const { firstName } = service.professional
  const [serviceId, setServiceId] = useState(service.id)
  const [duration, setDuration] = useState<number>(bookingDuration.default)
  const [chosenDay, setDay] = useState<string | null>(null)
  const [chosenTime, setTime] = useState<string | null>(null)
  const notes = useTextDraft(`qhatu.cita.${service.professionalId}`)
  const [isTried, setTried] = useState(false)
  const [done, setDone] = useState<Booking | null>(null)
  const services = useServices(service)
  const slots = useFreeSlots({ professionalId: service.professionalId, duration })
  // The chosen time holds while it is free. Without a choice, the first free day is shown.
  const freeDays = slots.free?.days.filter((one) => one.slots.length > 0) ?? []
  const day = freeDays.find(({ date }) => date === chosenDay) ?? freeDays[0]
  const time = day?.slots.find((slot) => slot.time === chosenTime)?.time ?? null
  const send = useAction(
    () =>
      api.call(endpointRef(bookingsContract.book), {
        body: {
          serviceId,
          professionalId: service.professionalId,
          date: day?.date ?? '',
          time: time ?? '',
          duration,
          notes: notes.text,
        },
      }),
    {
      onSuccess: (booking) => {
        notes.drop()
        setDone(booking)
      },
      onError: async (error) => {
        if (!(error instanceof ApiError)) return
        setTried(false)
        if (error.status === 409) slots.reload()
        if (error.status === 401) await sessionResource.refresh()
      },
    },
  )

  const errors = {
    date: isTried && !day ? asks.date : undefined,
    time: isTried && day && !time ? asks.time : undefined,
  }

  if (done)
    return (
      <Dialog open onClose={onClose} variant="sheet" title="Cita solicitada">
        <Booked booking={done} firstName={firstName} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      locked={send.isPending}
      variant="sheet"
      size="md"
      title={`Agendar con ${firstName}`}
      description="Elige un horario libre. La cita queda reservada hasta que la confirme."
      footer={
        slots.free?.isOpen && (
          <div className="grid w-full gap-2">
            {send.error && (
              <Note tone="bad" announce>
                <Failure error={send.error} />
              </Note>
            )}
            <Button type="submit" form={formId} block busy={send.isPending} busyLabel="Agendando...">
              Agendar cita
            </Button>
          </div>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (day && time) void send.run()
        }}
      >
        <FormHead sentences={headOf(Object.values(errors))} />
        {services.length > 1 ? (
          <Field label="Servicio">
            <Select
              value={String(serviceId)}
              onChange={(event) => setServiceId(Number(event.target.value))}
              options={services.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
          </Field>
        ) : (
          <p className="font-strong wrap-anywhere">{service.title}</p>
        )}
        <div className="grid justify-items-start gap-1.5">
          <span className="text-sm font-strong" aria-hidden="true">
            Duración
          </span>
          <Segmented
            label="Duración"
            value={String(duration)}
            onChange={(value) => setDuration(Number(value))}
            options={bookingDurations.map((minutes) => ({
              value: String(minutes),
              label: durationInWords(minutes),
            }))}
          />
        </div>
        <SlotPicker
          slots={slots}
          firstName={firstName}
          day={day?.date ?? null}
          time={time}
          onDay={(next) => {
            setDay(next)
            setTime(null)
          }}
          onTime={setTime}
          errors={errors}
        />
        {/* Rendered after the times: the dialog focuses its first field, and a phone would open its keyboard. */}
        {slots.free?.isOpen && (
          <Field label="Notas" optional hint="De qué quieres hablar, para que se prepare.">
            <Textarea
              value={notes.text}
              rows={3}
              maxLength={mostLetters.bookingNotes}
              counterMax={mostLetters.bookingNotes}
              onChange={(event) => notes.set(event.target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

/** The error, in the server's words where it has some. The form keeps its values. */
function Failure({ error }: { error: Error }) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <>
        {loginNeeded.title}.{' '}
        <a href="/login" target="_blank" rel="noopener" className="link">
          Inicia sesión en otra pestaña
        </a>{' '}
        y vuelve a enviar: lo que escribiste sigue aquí.
      </>
    )
  if (!(error instanceof ApiError))
    return 'No se pudo agendar la cita. Revisa tu conexión e inténtalo otra vez.'
  const [field] = Object.values(error.body.fields ?? {})
  return field ?? error.body.message ?? 'No se pudo agendar la cita.'
}

/** The professional's services to choose from; only the opened one until they load or if that fails. */
function useServices(service: BookableService): Pick<Service, 'id' | 'title'>[] {
  const { run, data } = useAction(() =>
    api.call(endpointRef(servicesContract.ofProfessional), {
      params: { id: service.professionalId },
    }),
  )
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  useEffect(() => void run(), [])
  return data?.some(({ id }) => id === service.id) ? data : [service]
}
