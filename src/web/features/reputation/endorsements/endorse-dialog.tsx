import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { offerUndo } from '#web/features/acts/offer-undo.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { endorsementsInWords } from './endorsement.words.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { asks, headOf } from '#contracts/field-messages.ts'
import { longestSkill } from '#contracts/professionals/profile-figures.ts'

type EndorseDialogProps = {
  professional: { id: number; firstName: string }
  /** The skills of the profile. */
  skills: readonly string[]
  onClose: () => void
  onChanged: () => void
}

/** The skills of another person: one press endorses, another removes the endorsement. A skill that is not listed can be added. */
export function EndorseDialog({ professional, skills, onClose, onChanged }: EndorseDialogProps) {
  const load = useAction(() =>
    api.call(endpointRef(reputationContract.endorsements), { params: { id: professional.id } }),
  )
  const [typed, setTyped] = useState('')
  const [isBlank, setBlank] = useState(false)
  /** The skill whose request is pending. */
  const [pending, setPending] = useState<string | null>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it opens
  useEffect(() => void load.run(), [])

  const ownOf = (skill: string) =>
    load.data?.endorsements.find(({ isOwn, skillName }) => isOwn && foldText(skillName) === foldText(skill))
  const change = useAction(
    async (skill: string) => {
      const existing = ownOf(skill)
      setPending(skill)
      const { undo } = existing
        ? await api.call(endpointRef(reputationContract.deleteEndorsement), { params: { id: existing.id } })
        : await api.call(endpointRef(reputationContract.endorse), {
            body: { professionalId: professional.id, skillName: skill },
          })
      return { skill, isGiven: !existing, undo }
    },
    {
      onSuccess: async ({ skill, isGiven, undo }) => {
        const toast = { title: isGiven ? 'Habilidad validada' : 'Validación quitada', description: skill }
        if (undo)
          offerUndo(undo, toast, () => {
            onChanged()
            return load.run()
          })
        else showToast(toast)
        if (skill === typed.trim()) setTyped('')
        onChanged()
        await load.run()
        setPending(null)
      },
      onError: async (error) => {
        setPending(null)
        if (error instanceof ApiError && error.status === 401) await sessionResource.refresh()
        if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await load.run()
      },
    },
  )
  const blank = isBlank && typed.trim() === '' ? asks.skillName : undefined
  const counts = load.data?.counts ?? {}
  const named = new Set(skills.map(foldText))
  const all = [...skills, ...Object.keys(counts).filter((skill) => !named.has(foldText(skill)))]
  const countOf = (skill: string) =>
    Object.entries(counts).find(([name]) => foldText(name) === foldText(skill))?.[1] ?? 0

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      variant="sheet"
      title={`Validar habilidades de ${professional.firstName}`}
      description="Marca las que conoces de cerca. Tu nombre se lee junto a cada una."
    >
      {load.error && !load.data ? (
        <ErrorState
          title="Error al cargar las habilidades"
          retrying={load.isPending}
          onRetry={() => void load.run()}
          level={3}
        />
      ) : (
        <div className="grid gap-6">
          {!load.data && pending === null ? (
            <div role="status" className="grid gap-3">
              <span className="sr-only">Cargando las habilidades</span>
              <Skeleton className="h-control-sm w-3/5" />
              <Skeleton className="h-control-sm w-2/5" />
            </div>
          ) : (
            all.length > 0 && (
              <ul aria-label="Habilidades" className="flex flex-wrap gap-2">
                {all.map((skill) => {
                  const isGiven = ownOf(skill) !== undefined
                  const count = countOf(skill)
                  return (
                    <li key={skill} className="max-w-full">
                      <Button
                        variant={isGiven ? 'primary' : 'secondary'}
                        size="sm"
                        aria-pressed={isGiven}
                        busy={pending === skill}
                        disabled={pending !== null && pending !== skill}
                        onClick={() => void change.run(skill)}
                        className="max-w-full"
                      >
                        {isGiven && <Check className="icon" />}
                        <span className="truncate">{skill}</span>
                        {count > 0 && (
                          <span className="font-body tabular-nums">
                            <span aria-hidden="true">{count}</span>
                            <span className="sr-only">, {endorsementsInWords(count)}</span>
                          </span>
                        )}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            )
          )}
          <form
            noValidate
            className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
            onSubmit={(event) => {
              event.preventDefault()
              const skill = typed.trim()
              setBlank(skill === '')
              if (skill === '') event.currentTarget.querySelector('input')?.focus()
              else if (ownOf(skill)) showToast({ title: 'Ya validaste esta habilidad.', description: skill })
              else void change.run(skill)
            }}
          >
            <div className="empty:hidden sm:col-span-2">
              <FormHead sentences={headOf([blank])} />
            </div>
            <Field label="Otra habilidad" error={blank}>
              <TextInput
                value={typed}
                maxLength={longestSkill}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <Button
              type="submit"
              variant="secondary"
              className="sm:mt-[1.625rem]"
              busy={pending !== null && pending === typed.trim()}
              disabled={pending !== null && pending !== typed.trim()}
            >
              Validar
            </Button>
          </form>
          {change.error && (
            <Note tone="bad" announce>
              {change.error instanceof ApiError
                ? (Object.values(change.error.body.fields ?? {})[0] ?? change.error.body.message)
                : 'No se pudo guardar la validación. Revisa tu conexión.'}
            </Note>
          )}
        </div>
      )}
    </Dialog>
  )
}
