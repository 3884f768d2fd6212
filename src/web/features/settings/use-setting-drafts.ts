import { useState } from 'react'
import { type Setting, settingsContract } from '#contracts/admin/settings.contract.ts'
import { api, ApiError, isRefusal } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** A changed value that is not saved, and the saved one that was there when the person changed it. */
export interface Draft {
  value: string
  seen: string
}

/**
 * The unsaved changes of all tabs. `onRefused` gets the first setting that is at fault. Somebody else may save a setting
 * meanwhile: its draft has seen another value then, and the person decides which one stays.
 */
export function useSettingDrafts(settings: readonly Setting[], onRefused: (setting: Setting) => void) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { refresh } = useRefresh()

  const draftOf = ({ key, value }: Setting): Draft | null => {
    const draft = drafts[key]
    return draft && draft.value !== value ? draft : null
  }
  const changed = settings.flatMap((setting) => {
    const draft = draftOf(setting)
    return draft ? [{ setting, draft }] : []
  })

  const { run, reset, isPending, error } = useAction(
    async () => {
      const sent = changed.map(({ setting: { key }, draft }) => ({ key, ...draft }))
      await api.call(settingsContract.changeSettings, { body: { settings: sent } })
      return sent
    },
    {
      onSuccess: async (sent) => {
        setErrors({})
        showToast({
          title: 'Configuración guardada',
          description:
            sent.length === 1
              ? 'El cambio ya está en el sitio.'
              : `Los ${sent.length} cambios ya están en el sitio.`,
        })
        await refresh()
        // What was typed during the call stays.
        setDrafts((now) =>
          Object.fromEntries(
            Object.entries(now).filter(
              ([key, { value }]) => !sent.some((saved) => saved.key === key && saved.value === value),
            ),
          ),
        )
      },
      onError: async (reason) => {
        const fields = reason instanceof ApiError ? (reason.body.fields ?? {}) : {}
        const isOvertaken = isRefusal<typeof settingsContract.changeSettings>(reason, 'setting_changed')
        setErrors(isOvertaken ? {} : fields)
        if (isOvertaken) await refresh()
        const first = changed.find(({ setting: { key } }) => Object.hasOwn(fields, key))
        if (first) onRefused(first.setting)
      },
    },
  )

  const without = <T>(all: Readonly<Record<string, T>>, key: string) =>
    Object.fromEntries(Object.entries(all).filter(([known]) => known !== key))
  const clearError = (key: string) => {
    setErrors((now) => without(now, key))
    if (error) reset()
  }
  const forget = (key: string) => {
    clearError(key)
    setDrafts((now) => without(now, key))
  }

  return {
    changed,
    draftOf,
    errors,
    isSaving: isPending,
    /** Why saving failed, or null. */
    error: changed.length > 0 ? error : null,
    change({ key, value: saved }: Setting, value: string) {
      clearError(key)
      setDrafts((now) => ({ ...now, [key]: { value, seen: now[key]?.seen ?? saved } }))
    },
    /** Goes back to the saved value, also if it is somebody else's. */
    forget,
    /** Keeps the own value over the one that somebody else saved. */
    insist({ key, value: saved }: Setting) {
      clearError(key)
      setDrafts((now) => {
        const draft = now[key]
        return draft ? { ...now, [key]: { ...draft, seen: saved } } : now
      })
    },
    discard() {
      setDrafts({})
      setErrors({})
      reset()
    },
    save: () => void run(),
  }
}
