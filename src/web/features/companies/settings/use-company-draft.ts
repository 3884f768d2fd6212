import { useState } from 'react'
import { companiesContract, companyChanges } from '#contracts/companies/companies.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { ownCompanyResource } from '#web/features/companies/panel/own-company.resource.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { changedFields, changesOf, type CompanyDraft, type CompanyField, draftOf } from './company-fields.ts'

type Errors = Partial<Record<CompanyField, string | undefined>>

export const wrongRuc = 'Revisa el número: el dígito verificador no corresponde'

/** The settings of a company as they are typed: what changed, what is wrong, and saving it with an undo. */
export function useCompanyDraft(company: OwnCompany) {
  const stored = draftOf(company)
  const [typed, setTyped] = useState<Partial<CompanyDraft>>({})
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { refresh } = useRefresh()
  const draft = { ...stored, ...typed }
  const changed = changedFields(draft, stored)

  const send = async (from: CompanyDraft, fields: readonly CompanyField[]) => {
    await api.call(companiesContract.change, { body: changesOf(from, fields) })
    ownCompanyResource.set(undefined)
    await refresh()
  }
  const undo = async (before: CompanyDraft, fields: readonly CompanyField[]) => {
    try {
      await send(before, fields)
      showToast({ title: 'Deshecho', description: 'Todo quedó como antes.' })
    } catch {
      showToast({ title: 'No se pudo deshacer', tone: 'destructive' })
    }
  }
  /** False when something is wrong: it says so at its field. */
  const check = (): boolean => {
    const found = problemsOf(draft, changed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(controlId(first as CompanyField))?.focus()
    return !first
  }
  const save = async () => {
    setProblem(null)
    setSaving(true)
    try {
      await send(draft, changed)
      setTyped({})
      // A RUC that is given first is not taken away again, and a verification that ended does not come back.
      const isFinal = changed.some((field) => field === 'name' || field === 'ruc')
      showToast({
        title: 'Cambios guardados',
        description: 'Tu página pública ya los muestra.',
        ...(!isFinal && {
          action: { label: 'Deshacer', seconds: undoSeconds, onPress: () => void undo(stored, changed) },
        }),
      })
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null
      setErrors(body?.fields ?? {})
      setProblem(body?.message ?? 'Revisa tu conexión e inténtalo otra vez. Tus cambios siguen aquí.')
    }
    setSaving(false)
  }
  return {
    draft,
    changed,
    errors,
    problem,
    isSaving,
    check,
    save,
    change: (field: CompanyField, value: string) => {
      setTyped((known) => ({ ...known, [field]: value }))
      setErrors((known) => ({ ...known, [field]: undefined }))
    },
    discard: () => {
      setTyped({})
      setErrors({})
      setProblem(null)
    },
  }
}

export const controlId = (field: CompanyField): string => `empresa-${field}`

function problemsOf(draft: CompanyDraft, fields: readonly CompanyField[]): Errors {
  const found = companyChanges.safeParse(changesOf(draft, fields))
  const errors: Errors = {}
  for (const { path, message } of found.error?.issues ?? []) errors[path[0] as CompanyField] ??= message
  if (fields.includes('ruc') && !errors.ruc && !isValidRuc(draft.ruc.trim())) errors.ruc = wrongRuc
  return errors
}
