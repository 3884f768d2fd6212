import { longestSearch } from '#contracts/search-figures.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type PostSearch, postsHref, readPostSearch, statesOf } from './posts.address.ts'
import { stateName } from './posts.words.ts'

/** Words and state; the tab stays. */
export function PostFilters({ query }: { query: PostSearch }) {
  const { kind, search = '', status = '' } = query
  const bare = { kind }
  return (
    <FilterForm
      label="Buscar publicaciones"
      values={{ search, status }}
      hrefOf={(fields) => postsHref(readPostSearch(fields))}
      clearTo={Object.keys(query).length > 1 ? postsHref(bare) : null}
    >
      {kind === 'job' && <input type="hidden" name="tab" value="jobs" />}
      <Field label="Buscar" className="grow basis-56">
        <TextInput
          type="search"
          name="search"
          size="sm"
          maxLength={longestSearch}
          placeholder={
            kind === 'job'
              ? 'Título, empresa, lugar, categoría o correo'
              : 'Título, profesional, lugar, categoría o correo'
          }
          defaultValue={search}
        />
      </Field>
      <Field label="Estado" className="grow basis-56 sm:max-w-64">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          emptyLabel="Todos, sin los eliminados"
          options={statesOf(kind).map((value) => ({ value, label: stateName(kind, value).plural }))}
        />
      </Field>
    </FilterForm>
  )
}
