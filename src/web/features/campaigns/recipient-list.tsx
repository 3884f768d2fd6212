import { userType } from '#contracts/accounts/accounts.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { type Audience, campaignsContract, type Recipient } from '#contracts/admin/campaigns.contract.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { emailPage, readRecipientSearch, type RecipientSearch, recipientsHref } from './campaigns.address.ts'
import { nobody, type Selection, wholeOf, withoutPerson, withPeople } from './selection.ts'

type RecipientListProps = {
  search: RecipientSearch
  list: { recipients: readonly Recipient[]; total: number; hasMore: boolean }
  selection: Selection
  onSelect: (selection: Selection) => void
}

const figures = new Intl.NumberFormat('en-US')
const counted = (total: number) => `${figures.format(total)}${total === mostCounted ? '+' : ''}`

/** The accounts that a mail can go to: found, and chosen one by one, by the page or all at once. */
export function RecipientList({ search, list, selection, onSelect }: RecipientListProps) {
  const { recipients, total, hasMore } = list
  const { before, ...filters } = search
  const last = hasMore ? recipients.at(-1) : undefined
  const audience: Audience = { userType: 'all', ...filters }
  const isWhole = selection.whole !== null && isSame(selection.whole.audience, audience)
  const isChosen = ({ id }: Recipient) => isWhole || selection.people.has(id)
  const chooseAll = useAction(() => api.call(campaignsContract.reach, { query: audience }), {
    onSuccess: (reach) => onSelect(wholeOf(audience, reach)),
    onError: () => showToast({ title: 'No se pudo contar a quién llega', tone: 'destructive' }),
  })
  return (
    <Card title="Destinatarios">
      <FilterForm
        label="Buscar destinatarios"
        values={{ q: search.q ?? '', userType: search.userType ?? '' }}
        hrefOf={(fields) => recipientsHref(readRecipientSearch(fields))}
        clearTo={search.q || search.userType ? emailPage : null}
        isSecondary
      >
        <Field label="Buscar" className="grow basis-48">
          <TextInput
            type="search"
            name="q"
            size="sm"
            maxLength={longestSearch}
            placeholder="Nombre, correo o RUC"
            defaultValue={search.q ?? ''}
          />
        </Field>
        <Field label="Tipo de usuario" className="basis-36">
          <Select
            name="userType"
            size="sm"
            defaultValue={search.userType ?? ''}
            emptyLabel="Todos"
            options={userType.options.map((value) => ({ value, label: payerTypeNames[value] }))}
          />
        </Field>
      </FilterForm>
      {recipients.length > 0 ? (
        <>
          <div className="mt-4 mb-1 flex flex-wrap items-center gap-2">
            <Button
              variant="secondary"
              size="sm"
              busy={chooseAll.isPending}
              disabled={isWhole}
              onClick={() => void chooseAll.run()}
            >
              {total === 1 ? 'Elegir a 1 persona' : `Elegir a las ${counted(total)} personas`}
            </Button>
            {total > recipients.length && (
              <Button variant="quiet" size="sm" onClick={() => onSelect(withPeople(selection, recipients))}>
                Elegir esta página
              </Button>
            )}
            {(selection.whole || selection.people.size > 0) && (
              <Button variant="quiet" size="sm" onClick={() => onSelect(nobody)}>
                Limpiar selección
              </Button>
            )}
          </div>
          <ul aria-label="Personas" className="mb-3 max-h-[26rem] divide-y divide-line overflow-y-auto">
            {recipients.map((recipient) => (
              <li key={recipient.id}>
                <Row
                  recipient={recipient}
                  isChosen={isChosen(recipient)}
                  onToggle={() =>
                    onSelect(
                      isChosen(recipient)
                        ? withoutPerson(selection, recipient.id)
                        : withPeople(selection, [recipient]),
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <KeysetPages
            previous={before === undefined ? null : recipientsHref(filters)}
            next={last ? recipientsHref({ ...filters, before: last.id }) : null}
          />
        </>
      ) : (
        <EmptyState
          level={3}
          title="No se encontraron usuarios"
          action={
            <LinkButton to={emailPage} variant="secondary">
              Limpiar filtros
            </LinkButton>
          }
        >
          Prueba con otra búsqueda o con otro tipo de usuario.
        </EmptyState>
      )}
    </Card>
  )
}

const isSame = (one: Audience, other: Audience) =>
  one.userType === other.userType && (one.q ?? '') === (other.q ?? '')

type RowProps = { recipient: Recipient; isChosen: boolean; onToggle: () => void }

function Row({ recipient, isChosen, onToggle }: RowProps) {
  const { email, firstName, lastName, companyName, isSuspended, agrees } = recipient
  const name = companyName || `${firstName} ${lastName}`.trim() || email
  const Picture = recipient.userType === 'company' ? CompanyLogo : Avatar
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
      <input type="checkbox" className="tick flex-none" checked={isChosen} onChange={onToggle} />
      <Picture name={name} size={34} />
      <span className="min-w-0 grow">
        <span className="block font-strong wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-ink-2">{email}</span>
      </span>
      <span className="flex-none text-right text-xs text-ink-2">
        {isSuspended ? 'Suspendido' : agrees ? 'Acepta novedades' : ''}
      </span>
    </label>
  )
}
