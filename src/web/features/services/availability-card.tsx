import { useState } from 'react'
import { availabilityBody, type OwnAvailability } from '#contracts/services/availability.contract.ts'
import { latestStartDays, mostOrdersAtOnce } from '#contracts/services/availability-figures.ts'
import { formatDate, limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { AvailabilityBadge } from './service-card.tsx'
import { type AvailabilityBody, useOwnAvailability } from './availability.resource.ts'

/** When the professional takes new orders, for all of the own services. */
export function AvailabilityCard() {
  const own = useOwnAvailability()
  const { data, confirm } = own
  return (
    <Card title="Disponibilidad">
      {own.isError && !data && (
        <ErrorState
          title="Error al cargar tu disponibilidad"
          onRetry={() => void own.refetch()}
          retrying={own.isFetching}
          level={3}
        />
      )}
      {!data && !own.isError && <SkeletonEntries label="Cargando tu disponibilidad" />}
      {data && (
        <div className="grid gap-5">
          <Present own={data} />
          {data.isOld && (
            <Note tone="warn">
              <p className="font-strong">¿Sigues disponible?</p>
              <p>Lo dijiste hace más de un mes. Si sigue igual, confírmalo; si cambió, corrígelo abajo.</p>
              <Button className="mt-3" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                Sigo disponible
              </Button>
            </Note>
          )}
          {/* Another version is another form: what was typed on an older state is not kept. */}
          <AvailabilityForm key={data.version} own={data} save={own.save} />
        </div>
      )}
    </Card>
  )
}

function Present({ own: { shown, confirmedAt, openOrders, mostOrders } }: { own: OwnAvailability }) {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {shown ? (
        <p className="flex flex-wrap items-center gap-2">
          Así se ve en tus servicios: <AvailabilityBadge availability={shown} />
        </p>
      ) : (
        <p>
          Tus servicios aún no dicen cuándo puedes empezar. Quien busca a alguien pronto los pasa por alto.
        </p>
      )}
      <p>
        {openOrders === 1 ? 'Tienes 1 pedido en curso' : `Tienes ${openOrders} pedidos en curso`}
        {mostOrders !== null && ` de ${mostOrders} a la vez`}.
        {shown && confirmedAt && ` Lo confirmaste el ${formatDate(new Date(confirmedAt))}.`}
      </p>
    </div>
  )
}

const textOf = (number: number | null): string => (number === null ? '' : String(number))

type FormProps = {
  own: OwnAvailability
  save: ReturnType<typeof useOwnAvailability>['save']
}

function AvailabilityForm({ own, save }: FormProps) {
  const today = limaDay(useNow())
  const [before] = useState(own)
  const initial = {
    says: own.says,
    day: own.day ?? '',
    mostOrders: textOf(own.mostOrders),
    version: own.version,
  }
  /** Says again what was said before, unless it was changed since. */
  const undo = async (version: number) => {
    const { says, day, mostOrders } = before
    try {
      const { availability } = await save({ says, day, mostOrders, version })
      showToast({
        title: 'Deshecho',
        description: availability.shown?.words ?? 'Tus servicios no dicen cuándo puedes empezar.',
      })
    } catch {
      showToast({
        title: 'No se pudo deshacer',
        description: 'Tu disponibilidad cambió desde entonces.',
        tone: 'destructive',
      })
    }
  }
  const { form, problem, sentences, isSubmitting, onSubmit } = useAccountForm(
    availabilityBody,
    initial,
    async (body: AvailabilityBody) => {
      const { message, availability } = await save(body)
      showToast({
        title: message,
        description: availability.shown?.words ?? 'Tus servicios ya no dicen cuándo puedes empezar.',
        action: { label: 'Deshacer', onPress: () => void undo(availability.version) },
      })
    },
  )
  const { errors, isDirty } = form.formState
  const says = form.watch('says')
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <FormHead sentences={sentences} />
      <RadioGroup
        legend="¿Recibes pedidos?"
        options={[
          { value: 'now', label: 'Sí, ahora' },
          { value: 'from', label: 'Sí, desde un día' },
          { value: 'full', label: 'Tengo la agenda llena hasta un día' },
          { value: 'unsaid', label: 'Prefiero no decirlo' },
        ]}
        field={form.register('says')}
        error={errors.says?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(says === 'from' || says === 'full') && (
          <Field
            label={says === 'from' ? 'Desde qué día' : 'Hasta qué día'}
            required
            error={errors.day?.message}
          >
            <TextInput
              {...form.register('day')}
              type="date"
              min={today}
              max={addDays(today, latestStartDays)}
            />
          </Field>
        )}
        <Field
          label="Pedidos a la vez"
          optional
          hint="Cuando los tengas en curso, tus servicios dirán solos que tu agenda está llena."
          error={errors.mostOrders?.message}
        >
          <TextInput
            {...form.register('mostOrders')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={`De 1 a ${mostOrdersAtOnce}`}
          />
        </Field>
      </div>
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <p className="text-sm text-ink-2">
        Vale para todos tus servicios. Tus servicios se ven igual, estés disponible o no.
      </p>
      <Button
        type="submit"
        className="sm:justify-self-start"
        busy={isSubmitting}
        busyLabel="Guardando..."
        disabled={!isDirty}
      >
        Guardar disponibilidad
      </Button>
    </form>
  )
}
