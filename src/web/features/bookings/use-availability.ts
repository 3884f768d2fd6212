import { useState } from 'react'
import {
  availabilityBody,
  type AvailabilityBody,
  bookingsContract,
} from '#contracts/bookings/bookings.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The professional's availability while it is edited. A failed save keeps the values. */
export function useAvailability(loaded: AvailabilityBody) {
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState(loaded)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const change = (part: Partial<AvailabilityBody>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
    setProblem(null)
  }
  const save = async () => {
    const checked = availabilityBody.safeParse(draft)
    if (!checked.success) {
      setErrors(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
      )
      setProblem('Revisa las horas marcadas.')
      return
    }
    setSaving(true)
    setProblem(null)
    try {
      const stored = await api.call(bookingsContract.setAvailability, { body: checked.data })
      setSaved(stored)
      setDraft(stored)
      showToast({ title: 'Disponibilidad guardada' })
    } catch (error) {
      const body = error instanceof ApiError ? error.body : {}
      setErrors(body.fields ?? {})
      setProblem(
        body.message ?? 'No se pudo guardar la disponibilidad. Revisa tu conexión e inténtalo otra vez.',
      )
    } finally {
      setSaving(false)
    }
  }
  return {
    draft,
    change,
    errors,
    problem,
    isSaving,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    save: () => void save(),
    undo: () => {
      setDraft(saved)
      setErrors({})
      setProblem(null)
    },
  }
}
