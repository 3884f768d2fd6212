import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Setting } from '#contracts/admin/settings.contract.ts'
import { settingCategories, type SettingCategory } from '#contracts/admin/settings-vocabulary.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { controlId, SettingRow } from './setting-row.tsx'
import { settingsHref } from './settings.address.ts'
import { tabNames } from './settings.words.ts'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useSettingDrafts } from './use-setting-drafts.ts'

type SettingsFormProps = { settings: readonly Setting[]; tab: SettingCategory; isReadOnly: boolean }

/** The settings in tabs. Changes of all tabs are saved together. */
export function SettingsForm({ settings, tab, isReadOnly }: SettingsFormProps) {
  const navigate = useNavigate()
  const wanted = useRef<string | null>(null)
  const drafts = useSettingDrafts(settings, ({ key, category }) => {
    wanted.current = key
    if (category !== tab) void navigate(settingsHref(category), { preventScrollReset: true })
  })
  // After every render: the tab of the control may open a moment later.
  useEffect(() => {
    const control = wanted.current && document.getElementById(controlId(wanted.current))
    if (!control) return
    wanted.current = null
    control.focus()
  })
  const { changed, errors, error } = drafts
  const count = changed.length
  // The bar goes with its buttons: the keyboard goes on at the settings.
  const sheet = useRef<HTMLDivElement>(null)
  const hadBar = useRef(false)
  useEffect(() => {
    if (hadBar.current && count === 0 && document.activeElement === document.body)
      sheet.current?.focus({ preventScroll: true })
    hadBar.current = count > 0
  }, [count])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 && !drafts.isSaving) drafts.save()
      }}
    >
      <LinkTabs
        label="Secciones de la configuración"
        tabs={settingCategories.map((category) => tabOf(category, tab, changed))}
      />
      <div
        ref={sheet}
        tabIndex={-1}
        className="mt-5 divide-y divide-line rounded-md border border-line bg-surface px-5 outline-none lg:px-6"
      >
        {settings
          .filter(({ category }) => category === tab)
          .map((setting) => (
            <SettingRow
              key={setting.key}
              setting={setting}
              draft={drafts.draftOf(setting)}
              error={errors[setting.key]}
              isReadOnly={isReadOnly}
              onChange={(value) => drafts.change(setting, value)}
              onForget={() => {
                wanted.current = setting.key
                drafts.forget(setting.key)
              }}
              onInsist={() => {
                wanted.current = setting.key
                drafts.insist(setting)
              }}
              onTakeBack={(value) => {
                wanted.current = setting.key
                drafts.change(setting, value)
              }}
            />
          ))}
      </div>
      <UnsavedBar
        count={count}
        problem={error && problemOf(error)}
        isSaving={drafts.isSaving}
        onDiscard={drafts.discard}
      />
      <LeaveGuard
        lost={count === 0 ? null : `Tienes ${count} ${count === 1 ? 'cambio' : 'cambios'} sin guardar`}
        except="/admin/login"
      />
    </form>
  )
}

function tabOf(
  category: SettingCategory,
  current: SettingCategory,
  changed: readonly { setting: Setting }[],
) {
  const tab = { label: tabNames[category], to: settingsHref(category), current: category === current }
  const count = changed.filter(({ setting }) => setting.category === category).length
  return count > 0 ? { ...tab, count, hot: true } : tab
}

const problemOf = (error: Error): string =>
  error instanceof ApiError && error.body.message
    ? error.body.message
    : 'Revisa tu conexión e inténtalo otra vez. Tus cambios siguen aquí.'
