import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { FreeSlots } from '#contracts/bookings/bookings.contract.ts'
import { dayInWords, shortDay, visitorTime } from '#domain/bookings/booking-times.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { useFreeSlots } from './use-free-slots.ts'
import { useVisitorZone } from './use-visitor-zone.ts'

type SlotPickerProps = {
  slots: ReturnType<typeof useFreeSlots>
  firstName: string
  day: string | null
  time: string | null
  onDay: (day: string) => void
  onTime: (time: string) => void
  errors: { date?: string | undefined; time?: string | undefined }
}

/** A day and then one of its free times, in Lima time and in the browser's time zone. */
export function SlotPicker({ slots, firstName, day, time, onDay, onTime, errors }: SlotPickerProps) {
  const { free, isFailed, isLoading, reload, showFrom } = slots
  if (isFailed)
    return (
      <ErrorState title="Error al cargar los horarios" onRetry={reload} retrying={isLoading} level={3}>
        Lo que escribiste sigue aquí.
      </ErrorState>
    )
  if (!free) return <Loading />
  const isNothingShown = free.days.every(({ slots: starts }) => starts.length === 0)
  if (!free.isOpen || (isNothingShown && !free.nextFreeDate && !slots.earlier))
    return (
      <EmptyState title="Sin horarios libres" level={3}>
        {firstName} no tiene horarios libres {free.isOpen ? 'con esa duración ' : ''}por ahora. Escríbele para
        coordinar.
      </EmptyState>
    )
  const times = free.days.find(({ date }) => date === day)?.slots ?? []
  return (
    <div className="grid gap-5" aria-busy={isLoading}>
      <div className="grid gap-2">
        <DayTiles free={free} day={day} onDay={onDay} error={errors.date} />
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="quiet" size="sm" disabled={!slots.earlier} onClick={slots.earlier}>
            <ChevronLeft className="icon" />
            Días anteriores
          </Button>
          <Button variant="quiet" size="sm" disabled={!slots.later} onClick={slots.later}>
            Días siguientes
            <ChevronRight className="icon" />
          </Button>
        </div>
        {isNothingShown && (
          <p role="status" className="text-sm text-ink-2">
            No hay horarios libres en estos días.{' '}
            {free.nextFreeDate && (
              <button
                type="button"
                className="link"
                onClick={() => free.nextFreeDate && showFrom(free.nextFreeDate)}
              >
                Ver el siguiente: {shortDay(free.nextFreeDate)}
              </button>
            )}
          </p>
        )}
      </div>
      {day !== null && times.length > 0 && (
        <TimeTiles day={day} slots={times} time={time} onTime={onTime} error={errors.time} />
      )}
    </div>
  )
}

type DayTilesProps = {
  free: FreeSlots
  day: string | null
  onDay: (day: string) => void
  error: string | undefined
}

function DayTiles({ free, day, onDay, error }: DayTilesProps) {
  const tiles = free.days.map(({ date, slots }) => {
    const [weekday, number, month] = shortDay(date).split(' ')
    const count = slots.length
    return {
      value: date,
      disabled: count === 0,
      name: `${dayInWords(date)}, ${count === 0 ? 'sin horarios libres' : count === 1 ? '1 horario libre' : `${count} horarios libres`}`,
      label: (
        <>
          <span className="block text-xs">{weekday}</span>
          <span className="block font-strong tabular-nums">{number}</span>
          <span className="block text-xs">{month}</span>
        </>
      ),
    }
  })
  return (
    <ChoiceTiles
      legend="Día"
      tiles={tiles}
      value={day}
      onChange={onDay}
      error={error}
      grid="grid grid-cols-7 gap-1 sm:gap-1.5"
    />
  )
}

type TimeTilesProps = {
  day: string
  slots: FreeSlots['days'][number]['slots']
  time: string | null
  onTime: (time: string) => void
  error: string | undefined
}

function TimeTiles({ day, slots, time, onTime, error }: TimeTilesProps) {
  const timeZone = useVisitorZone()
  const place = slots[0] && visitorTime(new Date(slots[0].startsAt), timeZone)?.place
  const tiles = slots.map((slot) => {
    const there = visitorTime(new Date(slot.startsAt), timeZone)
    return {
      value: slot.time,
      name: there ? `${slot.time} en Lima, ${there.time} en ${there.place}` : slot.time,
      label: (
        <>
          <span className="block font-strong tabular-nums">{slot.time}</span>
          {there && <span className="block text-xs tabular-nums">{there.time}</span>}
        </>
      ),
    }
  })
  return (
    <ChoiceTiles
      legend={`Hora del ${dayInWords(day)}${place ? ` (arriba la de Lima, abajo la de ${place})` : ' (hora de Lima)'}`}
      tiles={tiles}
      value={time}
      onChange={onTime}
      error={error}
      grid="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1.5"
    />
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Cargando los horarios</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-12" />
    </div>
  )
}
