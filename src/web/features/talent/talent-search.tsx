import BellPlus from 'lucide-react/icons/bell-plus'
import Bookmark from 'lucide-react/icons/bookmark'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import type { ReplyOf } from '#contracts/endpoint.ts'
import type { talentContract, TalentPerson } from '#contracts/talent/talent.contract.ts'
import { TALENT_PATH } from '#domain/talent/talent.address.ts'
import { AutomaticNotice } from '#web/features/matching/match-why.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { InviteFoundDialog } from './invite-found-dialog.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { PoolDialog } from './pool-dialog.tsx'
import { PoolView, type PoolViewProps } from './pool-view.tsx'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { TalentAside } from './talent-aside.tsx'
import { TalentFilters } from './talent-filters.tsx'
import { TalentKeys } from './talent-keys.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { TalentRow } from './talent-row.tsx'
import { TalentWords } from './talent-words.tsx'
import { useChosen } from './use-chosen.ts'
import { useInvite } from './use-invite.ts'
import { talentLabel, useTalentAddress } from './use-talent-address.ts'

type Found = ReplyOf<typeof talentContract.search>

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })
const countOf = ({ total, isMore }: Pick<Found, 'total' | 'isMore'>) =>
  isMore
    ? `Más de ${number.format(total)} personas`
    : total === 1
      ? '1 persona'
      : `${number.format(total)} personas`

/** Why the order is not exactly by match. */
const approximateTexts = {
  loading: 'Estamos terminando de calcular: por ahora ves primero a quienes llegaron último.',
  'too-many':
    'El orden por match es aproximado: son demasiadas personas para comparar a todas. Agrega un filtro para verlas en su orden exacto.',
}

type TalentScreenProps = {
  found: Found | null
  /** The list that is shown instead of the search. */
  pool: PoolViewProps['pool'] | null
  jobs: readonly { id: number; title: string }[]
  jobId: number | null
  canAct: boolean
}

/** The search, or a list of the company, with what both need: invitations. */
export function TalentScreen({ found, pool, jobs, jobId, canAct }: TalentScreenProps) {
  const [asked, setAsked] = useState<TalentPerson | null>(null)
  const { invitingId, invite, inviteAtOnce } = useInvite()
  const inviting = {
    invitingId,
    canInvite: canAct && jobs.length > 0,
    onInvite: (one: TalentPerson) => (jobId === null || pool ? setAsked(one) : void inviteAtOnce(one, jobId)),
  }
  return (
    <>
      {pool && <PoolView pool={pool} canAct={canAct} {...inviting} />}
      {found && <TalentSearch found={found} jobs={jobs} jobId={jobId} canAct={canAct} {...inviting} />}
      {asked && (
        <InviteFoundDialog
          person={asked}
          jobs={jobs}
          isSubmitting={invitingId !== null}
          onInvite={(to, message) => invite(asked, to, message)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type SearchProps = Pick<TalentScreenProps, 'jobs' | 'jobId' | 'canAct'> & {
  found: Found
} & Pick<PoolViewProps, 'invitingId' | 'canInvite' | 'onInvite'>

/** The search of people who agreed to be found, compared with a job if one is chosen. */
function TalentSearch({ found, jobs, jobId, canAct, invitingId, canInvite, onInvite }: SearchProps) {
  const url = useTalentAddress(found.meant)
  const chosen = useChosen(found.people)
  const [saved, setSaved] = useState<TalentPerson | null>(null)
  const [isNaming, setNaming] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === TALENT_PATH
  const others = url.active.filter((name) => name !== 'q')
  return (
    <>
      <h1 className="mb-1">Buscar talento</h1>
      <p className="mb-4 max-w-measure text-sm text-ink-2">
        Aparece aquí solo quien lo eligió. Su correo, su teléfono y su CV se abren cuando acepta tu invitación
        y postula.
      </p>
      <TalentWords url={url} jobs={jobs} searchRef={searchRef} />
      <div className="mt-5 grid gap-6 xl:grid-cols-[13rem_1fr] 2xl:grid-cols-[13rem_1fr_16rem]">
        <aside aria-label="Filtros" className="max-xl:hidden">
          <TalentFilters url={url} />
        </aside>
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <p role="status" className="mr-auto text-sm">
              <strong className="font-strong">{countOf(found)}</strong>
            </p>
            {url.active.length > 0 && (
              <Button variant="quiet" size="sm" onClick={() => setNaming(true)}>
                <BellPlus className="icon" />
                Avisarme de nuevas
              </Button>
            )}
            <Button variant="secondary" size="sm" className="xl:hidden" onClick={() => setOpen(true)}>
              <SlidersHorizontal className="icon" />
              {others.length > 0 ? `Filtros ${others.length}` : 'Filtros'}
            </Button>
          </div>
          {others.length > 0 && (
            <div className="mb-3 flex flex-wrap gap-2">
              {others.flatMap((name) =>
                url.valuesOf(name).map((value) => (
                  <ActiveFilter
                    key={`${name}:${value}`}
                    to={url.hrefWith(
                      name,
                      url.valuesOf(name).filter((one) => one !== value),
                    )}
                  >
                    {talentLabel(name, value)}
                  </ActiveFilter>
                )),
              )}
              <Link
                to={url.hrefOfWords}
                preventScrollReset
                className="link inline-flex min-h-6 items-center text-sm"
              >
                Limpiar
              </Link>
              {url.namedPlace && (
                <Link
                  to={url.namedPlace.href}
                  preventScrollReset
                  className="link inline-flex min-h-6 items-center text-sm"
                >
                  Buscar “{url.namedPlace.name}” como palabra
                </Link>
              )}
            </div>
          )}
          {found.approximate && (
            <div className="mb-3">
              <Note>{approximateTexts[found.approximate]}</Note>
            </div>
          )}
          <div aria-busy={isAsking} className={cx('transition-opacity', isAsking && 'opacity-60')}>
            {found.people.length === 0 ? (
              <NobodyFound found={found} url={url} />
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {found.people.map((person) => (
                  <li key={person.id}>
                    <TalentRow
                      person={person}
                      jobId={jobId}
                      canAct={canInvite}
                      isInviting={invitingId === person.id}
                      onInvite={onInvite}
                      choice={canAct ? chosen.choiceOf(person.id) : undefined}
                    >
                      {canAct && (
                        <Button
                          variant="quiet"
                          size="sm"
                          data-pool={person.id}
                          aria-label={`Guardar a ${person.name} en un banco`}
                          onClick={() => setSaved(person)}
                        >
                          <Bookmark className={cx('icon', person.pools.length > 0 && 'fill-current')} />
                        </Button>
                      )}
                    </TalentRow>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {canAct && <ChosenBar people={chosen.people} jobs={jobs} jobId={jobId} onClear={chosen.clear} />}
          <TalentKeys searchRef={searchRef} />
          <div className="mt-5 grid gap-3">
            <Pagination current={url.page} total={found.pages} hrefOf={url.pageHref} />
            {jobId !== null && <AutomaticNotice voice="company" />}
          </div>
        </div>
        <div className="xl:col-start-2 2xl:col-start-auto">
          <TalentAside canAct={canAct} />
        </div>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filtros"
        variant="sheet"
        footer={<Button onClick={() => setOpen(false)}>Ver {countOf(found).toLowerCase()}</Button>}
      >
        <TalentFilters url={url} />
      </Dialog>
      {saved && <PoolDialog person={saved} onClose={() => setSaved(null)} />}
      {isNaming && (
        <SaveSearchDialog
          query={url.written}
          jobId={jobId}
          proposed={url.active
            .flatMap((name) => url.valuesOf(name).map((value) => talentLabel(name, value)))
            .join(', ')}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
