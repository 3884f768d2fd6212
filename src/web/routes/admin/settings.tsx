import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { settingsContract } from '#contracts/admin/settings.contract.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import { readTab } from '#web/features/settings/settings.address.ts'
import { SettingsForm } from '#web/features/settings/settings-form.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Note } from '#web/ui/state/note.tsx'

export const meta = () => unlistedMeta('Configuración')

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const [{ settings }, { admin }] = await Promise.all([
    api.call(settingsContract.settings, {}),
    api.call(adminContract.adminSession, {}),
  ])
  return { settings, role: admin?.role ?? 'analyst' }
}

/** The values that administrators change while the product runs. */
export default function Settings() {
  const { settings, role } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isReadOnly = !may(role, 'change-settings')
  return (
    <>
      <h1>Configuración</h1>
      <p className="mt-2 mb-4 max-w-[72ch] text-ink-2">
        Lo que guardas se ve al momento en todo el sitio y queda en la auditoría.
      </p>
      {isReadOnly && (
        <div className="mb-4">
          <Note>
            Tu rol es {roleNames[role]}: aquí puedes ver los valores, y los cambia quien tiene el rol{' '}
            {roleNames.owner}.
          </Note>
        </div>
      )}
      <SettingsForm settings={settings} tab={readTab(params)} isReadOnly={isReadOnly} />
    </>
  )
}
