import { type ReactNode, useState } from 'react'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import { limaSpan } from '#domain/bookings/booking-times.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { groupBookings } from './booking-groups.ts'
import { BookingRow, otherParty } from './booking-row.tsx'
import { useBookingStep } from './bookings.resource.ts'

type BookingListProps = {
  bookings: readonly Booking[]
  side: BookingSide
  now: Date
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** Every booking of one side, in groups. Cancelling asks for confirmation. */
export function BookingList({ bookings, side, now, empty }: BookingListProps) {
  const [asked, setAsked] = useState<Booking | null>(null)
  const step = useBookingStep(() => setAsked(null))
  const { toConfirm, coming, past } = groupBookings(bookings, now)
  const section = (title: string, list: readonly Booking[]) =>
    list.length > 0 && (
      <Card title={`${title} (${list.length})`}>
        <ul>
          {list.map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              side={side}
              busy={step.isPending}
              onStep={(status) =>
                status === 'cancelled' ? setAsked(booking) : step.mutate({ id: booking.id, status })
              }
            />
          ))}
        </ul>
      </Card>
    )
  if (bookings.length === 0) return <Card>{empty}</Card>
  return (
    <div className="grid gap-4">
      {section(side === 'professional' ? 'Por confirmar' : 'Esperan confirmación', toConfirm)}
      {section('Próximas', coming)}
      {section('Anteriores', past)}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && step.mutate({ id: asked.id, status: 'cancelled' })}
        busy={step.isPending}
        title="¿Cancelar esta cita?"
        description={
          asked &&
          `${otherParty(asked, side).name}, ${limaSpan(new Date(asked.startsAt), new Date(asked.endsAt))}. Le avisaremos por correo y el horario quedará libre.`
        }
        confirmLabel="Cancelar cita"
        cancelLabel="Volver"
      />
    </div>
  )
}
