import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentSearchesContract, type TalentSearchRow } from '#contracts/talent/talent-searches.contract.ts'
import { poolHref, readTalentFilters, talentHref } from '#domain/talent/talent.address.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { usePools, useSearches, useTeamRefresh } from './talent-team.resource.ts'

/** The lists of the company, and the searches that the person saved. */
export function TalentAside({ canAct }: { canAct: boolean }) {
  return (
    <aside aria-label="Bancos y búsquedas" className="grid content-start gap-4">
      <Pools canAct={canAct} />
      <Searches />
    </aside>
  )
}

function Pools({ canAct }: { canAct: boolean }) {
  const { data: pools, isError } = usePools()
  const offerUndo = useUndo()
  const refreshTeam = useTeamRefresh()
  const remove = useAction(async (id: number, name: string) => {
    const { undo } = await api.call(talentPoolsContract.remove, { params: { id } })
    offerUndo(undo, { title: `Banco “${name}” eliminado` })
    await refreshTeam()
  })
  return (
    <Card title="Bancos de tu empresa">
      {isError && <Note tone="bad">No pudimos cargar tus bancos.</Note>}
      {pools?.length === 0 && (
        <p className="text-sm text-ink-2">Guarda a una persona y aparece aquí, para todo tu equipo.</p>
      )}
      <ul className="grid divide-y divide-line">
        {pools?.map(({ id, name, people }) => (
          <li key={id} className="flex items-center gap-2 py-1.5">
            <Link to={poolHref(id)} className="link min-w-0 grow text-sm wrap-anywhere">
              {name}
            </Link>
            <span className="text-xs text-ink-2 tabular-nums">
              {people === 1 ? '1 persona' : `${people} personas`}
            </span>
            {canAct && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Eliminar el banco ${name}`}
                onClick={() => void remove.run(id, name)}
              >
                <Trash className="icon" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Searches() {
  const { data: searches, isError } = useSearches()
  if (!isError && (!searches || searches.length === 0)) return null
  return (
    <Card title="Tus búsquedas con aviso">
      {isError && <Note tone="bad">No pudimos cargar tus búsquedas.</Note>}
      <ul className="grid divide-y divide-line">
        {searches?.map((search) => (
          <Search key={search.id} search={search} />
        ))}
      </ul>
    </Card>
  )
}

function Search({ search }: { search: TalentSearchRow }) {
  const { id, name, query, jobId, isMailed } = search
  const offerUndo = useUndo()
  const refreshTeam = useTeamRefresh()
  const change = useAction(async (isOn: boolean) => {
    await api.call(talentSearchesContract.change, { params: { id }, body: { isMailed: isOn } })
    await refreshTeam()
  })
  const remove = useAction(async () => {
    const { undo } = await api.call(talentSearchesContract.remove, { params: { id } })
    offerUndo(undo, { title: `Búsqueda “${name}” eliminada` })
    await refreshTeam()
  })
  const filters = readTalentFilters(new URLSearchParams(query))
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-center gap-2">
        <Link to={talentHref({ filters, jobId })} className="link min-w-0 grow text-sm wrap-anywhere">
          {name}
        </Link>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Eliminar la búsqueda ${name}`}
          onClick={() => void remove.run()}
        >
          <Trash className="icon" />
        </Button>
      </div>
      <Switch
        label="Correo al día"
        checked={isMailed}
        disabled={change.isPending}
        onChange={({ target }) => void change.run(target.checked)}
      />
    </li>
  )
}
