import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { longestSearch } from '#contracts/search-figures.ts'
import { Button } from '#web/ui/action/button.tsx'

type HelpSearchFormProps = {
  q?: string
  /** For a narrow column beside a text: the button is only an icon. */
  beside?: boolean
  className?: string
}

/** The search of the help centre: a GET form, so that it works without scripts. */
export function HelpSearchForm({ q = '', beside = false, className }: HelpSearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  // A link may have changed the search. Text typed before hydration is preserved.
  useEffect(() => {
    if (input.current && followed.current !== q) input.current.value = q
    followed.current = q
  }, [q])
  return (
    <Form action="/ayuda" role="search" aria-label="Buscar en la ayuda" className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <label className="relative block">
          <span className="sr-only">Escribe tu pregunta</span>
          <Search className="icon pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={q}
            placeholder="Tu pregunta"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestSearch}
            className={beside ? 'control pl-11' : 'control min-h-control-lg pl-11'}
          />
        </label>
        {beside ? (
          <Button type="submit" variant="secondary" iconOnly aria-label="Buscar">
            <ArrowRight className="icon" />
          </Button>
        ) : (
          <Button type="submit" size="lg">
            Buscar
          </Button>
        )}
      </div>
    </Form>
  )
}
