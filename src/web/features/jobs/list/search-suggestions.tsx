import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import {
  type SearchSuggestion,
  searchSuggestionsContract,
} from '#contracts/jobs/search-suggestions.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { cx } from '#web/ui/look/cx.ts'
import { piecesOf } from './completion.ts'

/** In milliseconds: a pause in typing after which suggestions are asked for. */
const pause = 120

interface Shown {
  typed: string
  suggestions: readonly SearchSuggestion[]
  /** The chosen one; -1: none. */
  active: number
}
const nothing: Shown = { typed: '', suggestions: [], active: -1 }

/**
 * The list of suggestions of a search field, by the pattern of an editable combobox (WAI-ARIA APG). It is loaded at the first letter and
 * listens to the field instead of rendering it: what was typed meanwhile counts, and nothing delays typing.
 */
export default function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const listId = useId()
  const [shown, setShown] = useState(nothing)
  const { suggestions, active, typed } = shown
  const isOpen = suggestions.length > 0
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
    const field = input.current
    if (!field) return
    field.setAttribute('aria-expanded', String(isOpen))
    setOrRemove(field, 'aria-controls', isOpen && listId)
    setOrRemove(field, 'aria-activedescendant', active >= 0 && `${listId}-${active}`)
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, shown, isOpen, active, listId])

  useEffect(() => {
    const field = input.current
    return field ? follow(field, () => latest.current, setShown) : undefined
  }, [input])

  return (
    <>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Búsquedas sugeridas"
          // In the column of the field, so as wide as it is.
          className="absolute inset-x-0 top-full col-start-1 col-end-2 z-sticky mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-pop"
        >
          {suggestions.map(({ kind, text, ads }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
            <div
              key={`${kind} ${text}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setShown(nothing)
                if (input.current) search(input.current, text)
              }}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 md:gap-3 md:px-3 hover:bg-sunken',
                index === active && 'bg-sunken',
              )}
            >
              <span className="min-w-0 grow wrap-anywhere">
                {piecesOf(text, typed).map((piece, at) =>
                  // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity
                  piece.isTyped ? <span key={at}>{piece.text}</span> : <b key={at}>{piece.text}</b>,
                )}
              </span>
              {kindLabel[kind] && <span className="text-sm text-ink-3">{kindLabel[kind]}</span>}
              <span className="text-sm text-ink-3 tabular-nums">
                {ads.toLocaleString('es-PE', { useGrouping: true })}
                <span className="sr-only">{ads === 1 ? ' empleo' : ' empleos'}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && (suggestions.length === 1 ? '1 sugerencia' : `${suggestions.length} sugerencias`)}
      </span>
    </>
  )
}

const kindLabel: Readonly<Record<SearchSuggestion['kind'], string>> = {
  title: '',
  skill: 'Habilidad',
  company: 'Empresa',
  place: 'Lugar',
}

function setOrRemove(field: HTMLElement, name: string, value: string | false): void {
  if (value === false) field.removeAttribute(name)
  else field.setAttribute(name, value)
}

function search(field: HTMLInputElement, text: string): void {
  field.value = text
  field.form?.requestSubmit()
}

/** Listens to a field: asks after a pause in typing, moves through the list, and closes it. Returns what ends that. */
function follow(field: HTMLInputElement, current: () => Shown, show: (next: Shown) => void): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let question = 0

  const close = () => {
    clearTimeout(timer)
    question++
    show(nothing)
  }
  const ask = async () => {
    const own = ++question
    const typed = field.value.trim()
    const suggestions = typed === '' ? [] : await fetchSuggestions(typed)
    // An older answer never replaces a newer one, and none opens a list that was left.
    if (own === question && document.activeElement === field) show({ typed, suggestions, active: -1 })
  }
  const step = (by: 1 | -1) => {
    const { suggestions, active } = current()
    const { length } = suggestions
    if (length === 0) void ask()
    else show({ ...current(), active: active < 0 && by < 0 ? length - 1 : (active + by + length) % length })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const { suggestions, active } = current()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && suggestions[active]) {
      event.preventDefault()
      const { text } = suggestions[active]
      close()
      search(field, text)
    } else if (event.key === 'Escape' && suggestions.length > 0) {
      // Only closes the list; the browser would also empty the field.
      event.preventDefault()
      close()
    }
  }
  const onInput = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pause)
  }
  field.setAttribute('aria-autocomplete', 'list')
  const { signal } = end
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('keydown', onKey, { signal })
  field.addEventListener('blur', close, { signal })
  field.form?.addEventListener('submit', close, { signal })
  // Typed while this was loading.
  if (field.value !== field.defaultValue) onInput()
  return () => {
    clearTimeout(timer)
    question++
    end.abort()
  }
}

/** None when they cannot be had: nobody misses them. */
async function fetchSuggestions(q: string): Promise<readonly SearchSuggestion[]> {
  try {
    return (await api.call(endpointRef(searchSuggestionsContract.list), { query: { q } })).suggestions
  } catch {
    return []
  }
}
