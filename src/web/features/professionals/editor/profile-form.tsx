import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type ProfileChange, useSaveProfile } from './use-save-profile.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { headOfErrors } from '#web/lib/head-of-errors.ts'

type ProfileFormProps<Values extends FieldValues, Body extends ProfileChange> = {
  professionalId: number
  form: UseFormReturn<Values, unknown, Body>
  label: string
  onSaved: () => void
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** A form that replaces the display of a part of the profile. A failed save keeps the values. */
export function ProfileForm<Values extends FieldValues, Body extends ProfileChange>({
  professionalId,
  form,
  label,
  onSaved,
  onCancel,
  children,
}: ProfileFormProps<Values, Body>) {
  const save = useSaveProfile(professionalId)
  const [problem, setProblem] = useState<string | null>(null)
  const { isSubmitting } = form.formState
  const send = async (body: Body) => {
    setProblem(null)
    try {
      await save(body)
    } catch (error) {
      setProblem(applyServerErrors(error, form.setError, 'No pudimos guardar tus datos. Inténtalo otra vez.'))
      return
    }
    showToast({ title: 'Datos guardados' })
    onSaved()
  }
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-4"
    >
      <FormHead sentences={headOfErrors(form.formState.errors)} />
      {children}
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isSubmitting} busyLabel="Guardando...">
          Guardar
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
