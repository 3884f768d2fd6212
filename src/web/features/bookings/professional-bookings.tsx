import { useState } from 'react'
import type { AvailabilityBody, Booking } from '#contracts/bookings/bookings.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { AvailabilityEditor } from './availability-editor.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { groupBookings } from './booking-groups.ts'
import { BookingList } from './booking-list.tsx'
import { useAvailability } from './use-availability.ts'
import { useBookings } from './bookings.resource.ts'

type ProfessionalBookingsProps = {
  bookings: Booking[] | null
  availability: AvailabilityBody
  now: Date
}

/** The remaining bookings after a plan ended: a confirmed call must still take place. */
export function LeftOverBookings({ bookings: loaded, now }: { bookings: Booking[]; now: Date }) {
  const { bookings } = useBookings(loaded)
  if (!bookings?.length) return null
  return <BookingList bookings={bookings} side="professional" now={now} empty={null} />
}

/** The bookings of a premium professional: requests, upcoming ones, calendar and availability. */
export function ProfessionalBookings({
  bookings: loaded,
  availability: stored,
  now,
}: ProfessionalBookingsProps) {
  const [tab, setTab] = useState('list')
  const { bookings, isFailed, isFetching, retry } = useBookings(loaded)
  const availability = useAvailability(stored)
  const waiting = bookings ? groupBookings(bookings, now).toConfirm.length : 0
  const hasHours = stored.hours.length > 0 || availability.draft.hours.length > 0
  const setHours = (
    <Button variant="secondary" size="sm" onClick={() => setTab('availability')}>
      Definir mis horas
    </Button>
  )
  const list = () => {
    if (isFailed)
      return <ErrorState title="Error al cargar tus citas" onRetry={retry} retrying={isFetching} />
    if (!bookings) return <SkeletonRows rows={2} label="Cargando tus citas" />
    if (tab === 'calendar')
      return <BookingCalendar bookings={bookings} side="professional" today={limaDay(now)} />
    return (
      <BookingList
        bookings={bookings}
        side="professional"
        now={now}
        empty={
          <EmptyState title="Aún no tienes citas" action={!hasHours && setHours}>
            {hasHours
              ? 'Cuando una empresa agende desde tus servicios, la confirmas aquí.'
              : 'Define tus horas de la semana y las empresas podrán agendar desde tus servicios.'}
          </EmptyState>
        }
      />
    )
  }
  return (
    <div className="grid gap-4">
      {!hasHours && bookings !== null && bookings.length > 0 && (
        <Note tone="info">
          <p className="mb-2">Sin horas de la semana nadie puede agendar contigo.</p>
          {setHours}
        </Note>
      )}
      <Tabs
        label="Citas"
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'list', label: 'Lista', ...(waiting > 0 ? { count: waiting, hot: true } : {}) },
          { id: 'calendar', label: 'Calendario' },
          { id: 'availability', label: 'Disponibilidad' },
        ]}
      >
        {tab === 'availability' ? (
          <AvailabilityEditor availability={availability} today={limaDay(now)} />
        ) : (
          list()
        )}
      </Tabs>
    </div>
  )
}
