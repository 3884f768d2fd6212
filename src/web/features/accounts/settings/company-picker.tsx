import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useFoundCompanies } from './found-companies.resource.ts'

/** Fewer letters match half of the market. */
const least = 2

/** Finds a company by words of its name. Those in `taken` are not offered. */
export function CompanyPicker({
  taken,
  onPick,
}: {
  taken: readonly number[]
  onPick: (company: { id: number; name: string }) => void
}) {
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const found = useFoundCompanies(q, q.length >= least)
  const offered = q.length < least ? [] : (found.data ?? []).filter(({ id }) => !taken.includes(id))
  const says = () => {
    if (q.length < least) return ''
    if (found.isError) return 'No pudimos buscar. Inténtalo otra vez.'
    return found.isSuccess && offered.length === 0 ? 'Ninguna empresa con ese nombre.' : ''
  }
  return (
    <div className="grid gap-2">
      <Field
        label="Ocultarme de estas empresas"
        optional
        hint="Escribe su nombre, por ejemplo donde trabajas hoy."
      >
        <TextInput
          icon={<Search className="icon" />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter chooses a single result and never submits the form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [only] = offered
            if (only && offered.length === 1) pick(only)
          }}
          autoComplete="off"
          maxLength={mostLetters.nameSearch}
        />
      </Field>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {says()}
      </p>
      {offered.length > 0 && (
        <ul aria-label="Empresas encontradas" className="divide-y divide-line rounded-md border border-line">
          {offered.map((company) => (
            <li key={company.id} className="flex items-center justify-between gap-3 px-3 py-1.5">
              <span className="min-w-0 text-sm wrap-anywhere">{company.name}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Ocultarme de ${company.name}`}
                onClick={() => pick(company)}
              >
                Ocultarme
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function pick(company: { id: number; name: string }) {
    onPick(company)
    setWords('')
  }
}
