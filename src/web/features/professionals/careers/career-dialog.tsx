import type { ReactNode } from 'react'
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ItemDialog, type ItemDialogTexts } from '#web/features/professionals/editor/item-dialog.tsx'
import type { PeriodValues } from './career-form.ts'
import { PartialDateField } from './partial-date-field.tsx'

type CareerDialogProps<Values extends PeriodValues, Body> = {
  text: ItemDialogTexts
  form: UseFormReturn<Values, unknown, Body>
  save: (body: Body, idempotencyKey: string) => Promise<unknown>
  nameOf: (body: Body) => string
  onClose: () => void
  children: ReactNode
}

/** The dialog for one entry of a career. */
export function CareerDialog<Values extends PeriodValues, Body>(props: CareerDialogProps<Values, Body>) {
  const { refresh } = useRefresh()
  // The documented words, whatever the reason.
  return (
    <ItemDialog {...props} onSaved={refresh} failureOf={() => `${props.text.failed} Inténtalo otra vez.`} />
  )
}

type PeriodFieldsProps<Values extends PeriodValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  /** 'Trabajo aquí actualmente'. */
  currentLabel: string
  needsStart?: boolean
}

/** Start, end, and whether it is current. */
export function PeriodFields<Values extends PeriodValues, Body>({
  form,
  currentLabel,
  needsStart = false,
}: PeriodFieldsProps<Values, Body>) {
  const field = (name: keyof PeriodValues) => form.register(name as Path<Values>)
  const errorOf = (name: keyof PeriodValues) =>
    form.getFieldState(name as Path<Values>, form.formState).error?.message
  const isCurrent = useWatch({ control: form.control, name: 'current' as Path<Values> })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <PartialDateField
          edge="start"
          month={field('startMonth')}
          year={field('startYear')}
          error={errorOf('startYear')}
          required={needsStart}
        />
        <PartialDateField
          edge="end"
          month={field('endMonth')}
          year={field('endYear')}
          error={errorOf('endYear')}
          disabled={Boolean(isCurrent)}
        />
      </div>
      <Checkbox {...field('current')} label={currentLabel} />
    </>
  )
}
