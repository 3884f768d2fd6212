import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EducationItem, Experience } from '#contracts/professionals/career-fields.ts'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { type ReviewField, reviewFields, reviewOf, selectionOf } from '#domain/cv/review.ts'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { knownProfile } from '#web/features/cv/known-profile.resource.ts'
import { useCvReview } from '#web/features/cv/use-cv-review.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { usePersonalDataForm } from '#web/features/professionals/editor/personal-data-form.tsx'
import { aboutOf, useAboutForm } from './about-form.ts'
import type { SetupTab } from './setup-tabs.ts'

const failure = 'No pudimos guardar tu perfil. Inténtalo otra vez.'
const nothingRead = { fields: {}, experiences: [], educations: [], skills: [] }

type Career = { experiences: readonly Experience[]; educations: readonly EducationItem[] }

/**
 * The state of all tabs until 'Guardar Perfil': two forms, three lists, and what is accepted from the CV. The CV fills
 * empty text fields directly; its entries and skills are reviewed as items. Saving leads to the panel with the recommended
 * jobs.
 */
export function useProfileSetup(professional: OwnProfessional, career: Career) {
  const [tab, setTab] = useState<SetupTab>('descripcion')
  const [data, setData] = useState<ExtractedData | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const stored = useMemo(() => aboutOf(professional), [professional])
  const about = useAboutForm(stored)
  const personal = usePersonalDataForm(professional)
  const [draftBase] = useState(stored)
  const draft = useFormDraft(`qhatu.perfil.${professional.id}`, about, draftBase)
  const lists = useOwnLists(professional)
  const known = useMemo(() => knownProfile(professional, career), [professional, career])
  const review = useCvReview(data, known)
  const entries = review.items.filter(({ value }) => value.kind !== 'field')
  const taken = review.taken.filter(({ kind }) => kind !== 'field')
  const filled = useFilledFields(data)

  const startFrom = (read: ExtractedData) => {
    setData(read)
    review.forget()
    for (const { value } of reviewOf(read, nothingRead)) {
      if (value.kind !== 'field') continue
      const { field, text } = value
      if (field === 'summary') {
        if (about.getValues('summary').trim() === '')
          about.setValue('summary', text, { shouldDirty: true, shouldValidate: true })
      } else if (!personal.getValues(field)) {
        personal.setValue(field, text, { shouldDirty: true, shouldValidate: true })
      }
    }
  }

  const send = async () => {
    const params = { id: professional.id }
    const { summary, ...rest } = about.getValues()
    await api.call(professionalsContract.update, {
      params,
      body: {
        ...personal.getValues(),
        category: rest.category as '',
        subcategory: rest.subcategory,
        ...(summary.trim() === '' ? {} : { summary }),
        ...lists.changed,
      },
    })
    // Runs after the lists, because the CV's items are added to them.
    if (taken.length > 0)
      await api.call(cvContract.parseCv, { params, body: { selection: selectionOf(taken) } })
  }

  const navigate = useNavigate()
  const save = async () => {
    setProblem(null)
    if (!(await about.trigger())) return setTab('descripcion')
    if (!(await personal.trigger())) return setTab('contacto')
    setSaving(true)
    try {
      await send()
    } catch (error) {
      const left = applyServerErrors(error, personal.setError, failure)
      setProblem(left ?? failure)
      if (left === null) setTab('contacto')
      return
    } finally {
      setSaving(false)
    }
    draft.discard()
    showToast({ title: 'Perfil guardado' })
    await navigate('/dashboard')
  }

  useFocusOnError(tab, about, personal)
  return {
    tab,
    setTab: (id: string) => setTab(id as SetupTab),
    data,
    startFrom,
    about,
    personal,
    draft,
    lists,
    review,
    entries,
    taken,
    filled,
    problem,
    isSaving,
    save: () => void save(),
  }
}

export type ProfileSetup = ReturnType<typeof useProfileSetup>

/** The person's own lists, saved with the rest; only changed ones are sent. */
function useOwnLists({ skillList, languages: own, certifications: listed }: OwnProfessional) {
  const [skills, setSkills] = useState<string[]>()
  const [languages, setLanguages] = useState<OwnProfessional['languages']>()
  const [certifications, setCertifications] = useState<string[]>()
  return {
    skills: skills ?? skillList.map(({ name }) => name),
    setSkills,
    languages: languages ?? own,
    setLanguages,
    certifications: certifications ?? listed,
    setCertifications,
    changed: {
      ...(skills ? { skills } : {}),
      ...(languages ? { languages } : {}),
      ...(certifications ? { certifications } : {}),
    },
  }
}

/** The confidence and place of the CV's texts, for a note beside their fields. */
function useFilledFields(data: ExtractedData | null) {
  return useMemo(() => {
    const items = data ? reviewOf(data, nothingRead) : []
    return reviewFields.flatMap((field: ReviewField) => {
      const item = items.find(({ id }) => id === field)
      return item?.value.kind === 'field'
        ? [
            {
              field,
              text: item.value.text,
              confidence: item.confidence,
              pages: item.pages,
              from: item.parts.flatMap(({ from }) => from),
            },
          ]
        : []
    })
  }, [data])
}
export type FilledField = ReturnType<typeof useFilledFields>[number]

type Focusable = Pick<ReturnType<typeof useAboutForm>, 'formState' | 'setFocus'>

/** When an error opens a tab, the first field with an error gets the focus once it is rendered. */
function useFocusOnError(
  tab: SetupTab,
  about: Focusable,
  personal: ReturnType<typeof usePersonalDataForm>,
): void {
  const { errors: aboutErrors } = about.formState
  const { errors: personalErrors } = personal.formState
  useEffect(() => {
    const first = tab === 'descripcion' ? Object.keys(aboutErrors)[0] : undefined
    if (first) about.setFocus(first as 'summary')
    const other = tab === 'contacto' ? Object.keys(personalErrors)[0] : undefined
    if (other) personal.setFocus(other as 'phone')
    // oxlint-disable-next-line react/exhaustive-deps -- typing clears an error, and must not move the focus
  }, [tab])
}
