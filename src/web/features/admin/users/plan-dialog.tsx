import { useState } from 'react'
import { type GivenPlan, givenPlanDays, givenPlans } from '#contracts/admin/users-vocabulary.ts'
import { listedPlanNames } from '#domain/plans/plan.words.ts'
import { problemOf } from './use-user-acts.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { planDaysName } from './users.words.ts'

export interface PlanBody {
  plan: GivenPlan
  days?: (typeof givenPlanDays)[number]
}

type PlanDialogProps = {
  /** Whose plan: a name, or '3 cuentas'. */
  who: string
  /** The plan that the form proposes. */
  proposed: GivenPlan
  /** A warning about the plan that is replaced. */
  warning?: string
  onGive: (body: PlanBody) => Promise<void>
  onClose: () => void
}

const whatFollows: Record<GivenPlan, string> = {
  free: 'Lo que publicó sigue donde está. No se devuelve dinero.',
  premium: 'Se activa ahora, sin cobro. Si ya tiene un plazo, los días se suman al final.',
}

/** Chooses a plan and how long it lasts. */
export function PlanDialog({ who, proposed, warning, onGive, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<GivenPlan>(proposed)
  const [days, setDays] = useState('30')
  const give = useAction(async () => {
    const chosen = givenPlanDays.find((value) => String(value) === days)
    await onGive({ plan, ...(plan === 'premium' && chosen ? { days: chosen } : {}) })
    onClose()
  })
  return (
    <FormDialog
      title={`Cambiar el plan: ${who}`}
      description="Avisamos a la persona, y el cambio queda en la auditoría."
      submit="Cambiar plan"
      isSubmitting={give.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void give.run()
      }}
      onClose={onClose}
      problem={give.error && problemOf(give.error)}
    >
      <RadioGroup
        name="plan"
        legend="Plan"
        hint={warning ?? whatFollows[plan]}
        options={givenPlans.map((value) => ({ value, label: listedPlanNames[value] }))}
        value={plan}
        onChange={(value) => setPlan(value === 'premium' ? 'premium' : 'free')}
      />
      {plan === 'premium' && (
        <Field label="Cuánto dura">
          <Select
            value={days}
            onChange={({ target }) => setDays(target.value)}
            options={[
              ...givenPlanDays.map((value) => ({ value: String(value), label: planDaysName(value) })),
              { value: '', label: 'Sin fecha de fin' },
            ]}
          />
        </Field>
      )}
    </FormDialog>
  )
}
