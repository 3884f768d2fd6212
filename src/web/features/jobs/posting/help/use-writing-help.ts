import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AdAdvice } from '#contracts/coach/ad-writing.contract.ts'
import { replaceLines } from '#domain/coach/review/replace-line.ts'
import { type JobFormValues, skillsIn } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'
import { useAdvice } from './advice.resource.ts'

type Field = AdAdvice['findings'][number]['field'] | 'skills'
interface Accepted {
  key: number
  field: Field
  before: string
  after: string
}

/** In milliseconds: the pause in typing after which the draft is read again. */
const pause = 600
const read = ['title', 'description', 'requirements', 'benefits', 'location', 'salaryRange'] as const

/** What can be said better in the form as it is typed, and what was accepted into it. */
export function useWritingHelp({
  control,
  getValues,
  setValue,
}: UseFormReturn<JobFormValues, unknown, JobBody>) {
  const [title, description, requirements, benefits, location, salaryRange] = useWatch({
    control,
    name: read,
  })
  const texts = JSON.stringify({ title, description, requirements, benefits, location, salaryRange })
  const [settled, setSettled] = useState(texts)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), pause)
    return () => clearTimeout(timer)
  }, [texts])
  const { advice, isFailed, retry } = useAdvice(settled)
  const [accepted, setAccepted] = useState<readonly Accepted[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  const put = (field: Field, before: string, after: string): void => {
    setProblem(null)
    setValue(field, after, { shouldDirty: true, shouldValidate: true })
    setAccepted((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, field, before, after }])
  }
  return {
    advice,
    isFailed,
    retry,
    accepted,
    problem,
    listed: skillsIn(useWatch({ control, name: 'skills' })),
    accept: (field: Exclude<Field, 'skills'>, before: string, after: string) => {
      const now = getValues(field)
      const next = replaceLines(now, before, after)
      if (next === null) setProblem('Esa línea ya cambió. Espera un momento: la volvemos a leer.')
      else put(field, now, next)
    },
    addSkill: (name: string) => {
      const now = getValues('skills')
      put('skills', now, [...skillsIn(now), name].join(', '))
    },
    /** Only while nothing else changed there: what was typed since is never lost. */
    takeBack: ({ key, field, before, after }: Accepted) => {
      if (getValues(field) !== after) {
        setProblem('Escribiste algo más en ese campo después. Cámbialo a mano para no perderlo.')
        return
      }
      setProblem(null)
      setValue(field, before, { shouldDirty: true, shouldValidate: true })
      setAccepted((all) => all.filter((one) => one.key !== key))
    },
  }
}
export type WritingHelpState = ReturnType<typeof useWritingHelp>
