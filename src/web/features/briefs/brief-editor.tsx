import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { briefsContract, type OwnBrief } from '#contracts/briefs/briefs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'
import { AttachFiles } from './attach-files.tsx'
import { editBriefHref, ownBriefHref, ownBriefsHref, stepIn } from './brief.address.ts'
import { type BriefErrors, type BriefValues, bodyOfStep, emptyBrief, steps, valuesOf } from './brief-form.ts'
import { BriefReview } from './brief-review.tsx'
import { DetailsStep, TermsStep, TopicStep } from './brief-steps.tsx'
import { useBriefAct, useReloadBriefs } from './briefs.resource.ts'

/** Describes what a company needs in four steps. Each is saved when one goes on, so the draft can be left and continued. */
export function BriefEditor({ brief }: { brief: OwnBrief | null }) {
  const [search] = useSearchParams()
  const step = brief === null ? 1 : stepIn(search, steps.length)
  const [values, setValues] = useState<BriefValues>(brief ? valuesOf(brief) : emptyBrief)
  const [errors, setErrors] = useState<BriefErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const reload = useReloadBriefs()
  const keyOf = useSendKey()

  const save = useMutation({
    mutationFn: async () => {
      const { body } = bodyOfStep(step, values)
      if (brief) return api.call(briefsContract.update, { params: { id: brief.id }, body })
      return api.call(briefsContract.create, { body, idempotencyKey: keyOf(body) })
    },
    onError: (error) =>
      setProblem(
        error instanceof ApiError
          ? (error.body.message ?? 'No se pudo guardar. Inténtalo otra vez.')
          : 'No hay conexión. Lo que escribiste sigue aquí: inténtalo otra vez.',
      ),
  })
  const publish = useBriefAct(() => api.call(briefsContract.publish, { params: { id: brief?.id ?? 0 } }), {
    title: 'Requerimiento publicado',
    description: 'En unos segundos lo verán los profesionales que encajan.',
  })

  const go = async (event: FormEvent, leaves: boolean) => {
    event.preventDefault()
    setProblem(null)
    const found = bodyOfStep(step, values).errors
    setErrors(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const saved = await save.mutateAsync().catch(() => null)
    if (!saved) return
    await reload()
    if (leaves) await navigate(saved.status === 'draft' ? ownBriefsHref : ownBriefHref(saved.id))
    else await navigate(editBriefHref(saved.id, step + 1), { replace: brief === null })
  }
  const send = async () => {
    const done = await publish.mutateAsync(undefined).catch(() => null)
    if (done && brief) await navigate(ownBriefHref(brief.id))
  }
  const put = (part: Partial<BriefValues>) => setValues({ ...values, ...part })
  const isOpen = brief?.status === 'open'
  const last = isOpen ? steps.length - 1 : steps.length
  return (
    <>
      <Steps brief={brief} current={step} shown={last} />
      <Card>
        <h2 className="mb-5 text-h3">{steps[step - 1]}</h2>
        {step === 4 && brief ? (
          <BriefReview brief={brief} isBusy={publish.isPending} onPublish={() => void send()} />
        ) : (
          <form
            ref={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => void go(event, step === last)}
          >
            {step === 1 && <TopicStep values={values} errors={errors} put={put} />}
            {step === 2 && <DetailsStep values={values} errors={errors} put={put} />}
            {step === 2 && brief && <AttachFiles brief={brief} />}
            {step === 3 && <TermsStep values={values} errors={errors} put={put} />}
            {problem && (
              <Note tone="bad" announce>
                {problem}
              </Note>
            )}
            <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
              {step > 1 && brief ? (
                <LinkButton to={editBriefHref(brief.id, step - 1)} variant="quiet">
                  Volver
                </LinkButton>
              ) : (
                <LinkButton to={ownBriefsHref} variant="quiet">
                  Cancelar
                </LinkButton>
              )}
              <span className="flex gap-3 max-sm:w-full max-sm:flex-col-reverse">
                {!isOpen && (
                  <Button
                    variant="secondary"
                    disabled={save.isPending}
                    onClick={(event) => void go(event, true)}
                  >
                    Guardar y salir
                  </Button>
                )}
                <Button type="submit" busy={save.isPending} busyLabel="Guardando...">
                  {step === last ? 'Guardar cambios' : 'Continuar'}
                </Button>
              </span>
            </div>
          </form>
        )}
      </Card>
    </>
  )
}

/** Where one is. A step is a link once there is a draft. */
function Steps({ brief, current, shown }: { brief: OwnBrief | null; current: number; shown: number }) {
  return (
    <ol aria-label="Pasos" className="mb-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {steps.slice(0, shown).map((name, index) => {
        const isCurrent = index + 1 === current
        const text = `${index + 1}. ${name}`
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(isCurrent ? 'font-strong' : 'text-ink-2')}
          >
            {brief && !isCurrent ? (
              <LinkButton
                to={editBriefHref(brief.id, index + 1)}
                variant="quiet"
                size="sm"
                className="-mx-3.5 -my-2"
              >
                {text}
              </LinkButton>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ol>
  )
}
