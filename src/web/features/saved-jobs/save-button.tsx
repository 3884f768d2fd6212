import type { Undoable } from '#contracts/acts/act-fields.ts'
import { cx } from '#web/ui/look/cx.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { SpriteIcon } from '#web/ui/look/sprite-icon.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { bringBackSaved, savedNow, setSaved, useIsSaved } from './saved-store.ts'

type SaveButtonProps = {
  job: { id: number; title: string }
  /** Shows 'Guardar' beside the heart; otherwise only the heart, above a row's stretched link. */
  labelled?: boolean
  /** For placement only. */
  className?: string
}

/** The heart on a job. It saves on the device or in the account; a second press removes it, and both can be undone. */
export function SaveButton({ job, labelled = false, className }: SaveButtonProps) {
  const isSaved = useIsSaved(job.id)
  const failed = () => showToast({ title: 'No se pudo guardar el cambio', tone: 'destructive' })
  const change = async (next: boolean, canUndo = true) => {
    const before = savedNow() ?? []
    try {
      const saving = setSaved(job.id, next)
      if (canUndo)
        showToast({
          title: next ? 'Empleo guardado' : 'Empleo quitado de guardados',
          action: {
            label: 'Deshacer',
            onPress: () => void (next ? change(false, false) : bringBack(before, saving)),
          },
        })
      await saving
    } catch {
      failed()
    }
  }
  /** At its old place. */
  const bringBack = (before: readonly number[], removal: Promise<Undoable | null>) =>
    bringBackSaved(job.id, before, removal).catch(failed)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={labelled ? undefined : `Guardar: ${job.title}`}
      onClick={() => void change(!isSaved)}
      className={cx(
        buttonClass({ variant: 'quiet', size: 'sm', iconOnly: !labelled }),
        'noscript:hidden print:hidden',
        !labelled && 'relative z-1 text-[1.125rem]',
        className,
      )}
    >
      <SpriteIcon name={isSaved ? 'saved' : 'save'} className={isSaved ? 'icon text-accent-ink' : 'icon'} />
      {labelled && 'Guardar'}
    </button>
  )
}
