import { useState } from 'react'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { BookingList } from './booking-list.tsx'
import { useBookings } from './bookings.resource.ts'

/** The bookings that a company requested. */
export function CompanyBookings({ bookings: loaded, now }: { bookings: Booking[] | null; now: Date }) {
  const [tab, setTab] = useState('list')
  const { bookings, isFailed, isFetching, retry } = useBookings(loaded)
  if (isFailed) return <ErrorState title="Error al cargar tus citas" onRetry={retry} retrying={isFetching} />
  if (!bookings) return <SkeletonRows rows={2} label="Cargando tus citas" />
  return (
    <Tabs
      label="Citas"
      current={tab}
      onChange={setTab}
      tabs={[
        { id: 'list', label: 'Lista' },
        { id: 'calendar', label: 'Calendario' },
      ]}
    >
      {tab === 'calendar' ? (
        <BookingCalendar bookings={bookings} side="company" today={limaDay(now)} />
      ) : (
        <BookingList
          bookings={bookings}
          side="company"
          now={now}
          empty={
            <EmptyState
              title="Aún no tienes citas"
              action={
                <LinkButton to="/servicios" variant="secondary" size="sm">
                  Ver servicios
                </LinkButton>
              }
            >
              Agenda una llamada desde el servicio de un profesional.
            </EmptyState>
          }
        />
      )}
    </Tabs>
  )
}
