import { useState } from 'react'
import { type Visibility, visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import { CompanyPicker } from './company-picker.tsx'

const options = [
  {
    value: 'public',
    label: 'Todos',
    description:
      'Cualquiera abre tu perfil. Con un servicio activo sales en el directorio y en los buscadores.',
  },
  {
    value: 'applied',
    label: 'Solo empresas que me conocen',
    description: 'Aquellas a las que postulaste, o con las que conversas, trabajas o te reúnes.',
  },
]

/** Who can find and open the profile. Null: could not be loaded. */
export function VisibilityCard({ visibility }: { visibility: Visibility | null }) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <Card title={<span id="visibilidad">Quién puede verme</span>}>
      {visibility ? (
        <VisibilityForm stored={visibility} />
      ) : (
        <ErrorState
          title="Error al cargar tu visibilidad"
          level={3}
          retrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      )}
    </Card>
  )
}

function VisibilityForm({ stored }: { stored: Visibility }) {
  const { refresh } = useRefresh()
  const [chosen, setChosen] = useState(stored)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { visibility, hiddenFrom } = chosen

  async function save() {
    setProblem(null)
    setSaving(true)
    try {
      const body = { visibility, hiddenFrom: hiddenFrom.map(({ id }) => id) }
      setChosen(await api.call(visibilityContract.change, { body }))
      ownProfileResource.set(undefined)
      showToast({ title: 'Guardamos quién puede verte' })
      await refresh()
    } catch (error) {
      const message = error instanceof ApiError ? error.body.message : undefined
      setProblem(message ?? 'No pudimos guardarlo. Inténtalo otra vez.')
    }
    setSaving(false)
  }

  return (
    <form
      aria-label="Quién puede verme"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <RadioGroup
        name="visibility"
        legend="Quién puede ver tu perfil"
        hideLegend
        variant="cards"
        options={options}
        value={visibility}
        onChange={(value) => setChosen({ ...chosen, visibility: value === 'applied' ? value : 'public' })}
      />
      <div className="grid gap-2">
        <CompanyPicker
          taken={hiddenFrom.map(({ id }) => id)}
          onPick={(company) => setChosen({ ...chosen, hiddenFrom: [...hiddenFrom, company] })}
        />
        {hiddenFrom.length > 0 && (
          <ul aria-label="Empresas que no te ven" className="flex flex-wrap gap-2">
            {hiddenFrom.map((company) => (
              <li key={company.id} className="max-w-full">
                <ActiveFilter
                  onRemove={() =>
                    setChosen({ ...chosen, hiddenFrom: hiddenFrom.filter(({ id }) => id !== company.id) })
                  }
                >
                  {company.name}
                </ActiveFilter>
              </li>
            ))}
          </ul>
        )}
      </div>
      {visibility === 'public' && hiddenFrom.length > 0 && (
        <Note tone="info">
          Con su cuenta, esas empresas no te encuentran ni te escriben. Tu perfil público lo puede leer
          cualquiera que no haya entrado: si eso te preocupa, elige “Solo empresas que me conocen”.
        </Note>
      )}
      <p className="text-xs text-ink-3">Las empresas conservan las postulaciones que ya enviaste.</p>
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <div>
        <Button type="submit" size="sm" busy={isSaving} busyLabel="Guardando...">
          Guardar
        </Button>
      </div>
    </form>
  )
}
