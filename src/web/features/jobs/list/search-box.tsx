import Search from 'lucide-react/icons/search'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { longestSearch } from '#contracts/search-figures.ts'
import { Button } from '#web/ui/action/button.tsx'

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

type SearchBoxProps = {
  /** The current search. */
  q: string
  placeholder?: string
  /** The accessible name of the field. */
  label?: string
  busy?: boolean
  size?: 'md' | 'lg'
  /** Suggests searches of jobs while somebody types. */
  suggests?: boolean
}

/** The search field with its button. It must stand inside a form. */
export function SearchBox({
  q,
  placeholder = 'Cargo o empresa',
  label = 'Cargo, empresa o tema',
  busy = false,
  size = 'md',
  suggests = true,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  // Without a connection the field works as before: a lazy component would end in the error page.
  const seek = () => {
    void import('./search-suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.default),
      () => {},
    )
  }
  // A link (back, 'Limpiar filtros') may have changed the search; the field must follow and keep the focus. Only a change
  // counts, so that text typed before hydration is kept.
  useEffect(() => {
    if (input.current && followed.current !== q) input.current.value = q
    followed.current = q
  }, [q])
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <Search className="icon pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
        <input
          ref={input}
          type="search"
          {...(suggests && { role: 'combobox', 'aria-expanded': false, onInput: seek })}
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          className={size === 'lg' ? 'control min-h-control-lg pl-11' : 'control pl-11'}
        />
      </label>
      <Button type="submit" size={size} busy={busy}>
        Buscar
      </Button>
      {Suggestions && <Suggestions input={input} />}
    </div>
  )
}
