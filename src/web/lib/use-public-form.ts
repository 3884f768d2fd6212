import {
  type ChangeEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { z } from 'zod'
import type { headOf } from '#contracts/field-messages.ts'
import type { RefusedForm } from './api-context.ts'
import type { DraftedForm } from './use-form-draft.ts'

/** The values of a form by field name: a text, or whether a box is ticked. */
type FormValues = Record<string, string | boolean>
type Errors = Record<string, string | undefined>
type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Options<Values, Body> = {
  /** The page that takes the form without scripts. Default: the current page. */
  page?: string
  /** The initial values. */
  initial: Values
  /** The form that was posted without scripts and refused: its values and errors are the initial ones. */
  refused?: RefusedForm | null
  /** The schema of the contract, the same as on the server. */
  loadSchema: () => Promise<z.ZodType<Body>>
  /** False for values that need not wait while the schema loads: the server validates them with the same one. */
  waits?: (values: Values) => boolean
  /** Sends the valid body. It reports a refusal itself, with `setError`. */
  send: (body: Body) => Promise<unknown>
}

/**
 * A form of a public page. Hydration keeps what was typed before. The schema is loaded when somebody touches the form, not
 * with the page; if that fails, the form is sent unvalidated, and the server validates it with the same schema. Panels use
 * react-hook-form, which costs 13 kB.
 */
export function usePublicForm<Values extends FormValues, Body>(options: Options<Values, Body>) {
  const { page, initial, refused = null, loadSchema, waits = () => true, send } = options
  const [values, setValues] = useState(() => startingWith(initial, refused))
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [toHead, setToHead] = useState<typeof headOf>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const newest = useRef(values)
  const listeners = useRef(new Set<(values: Values) => void>())
  const schema = useRef<z.ZodType<Body>>(undefined)
  const isRunning = useRef(false)
  const wasSent = useRef(refused !== null)
  const toFocus = useRef<string>(undefined)

  const reset = useCallback((next: Values) => {
    newest.current = next
    setValues(next)
    for (const listener of listeners.current) listener(next)
  }, [])
  const focus = useCallback((name: keyof Values & string) => focusField(element.current, name), [])
  const getValues = useCallback(() => newest.current, [])
  const watch = useCallback((listener: (values: Values) => void) => {
    listeners.current.add(listener)
    return { unsubscribe: () => void listeners.current.delete(listener) }
  }, [])

  useLayoutEffect(() => {
    if (element.current) reset(readFields(element.current, newest.current))
  }, [reset])
  // After the message is rendered, so that a screen reader reads both together.
  useEffect(() => {
    if (toFocus.current !== undefined) focusField(element.current, toFocus.current)
    toFocus.current = undefined
  }, [errors])

  const load = async () => {
    const [loaded, messages] = await Promise.all([loadSchema(), import('#contracts/field-messages.ts')])
    setToHead(() => messages.headOf)
    schema.current = loaded
    return loaded
  }
  const change = (name: string, value: string | boolean) => {
    const next = { ...newest.current, [name]: value }
    reset(next)
    if (!wasSent.current) return
    const { [name]: message } = schema.current ? errorsOf(schema.current.safeParse(next)) : {}
    setErrors((known) => ({ ...known, [name]: message }))
  }
  const check = async (): Promise<{ body: Body } | { found: Errors }> => {
    const unchecked = { body: newest.current as unknown as Body }
    if (!schema.current && !waits(newest.current)) return unchecked
    try {
      const result = (await load()).safeParse(newest.current)
      return result.success ? { body: result.data } : { found: errorsOf(result) }
    } catch {
      return unchecked
    }
  }
  const submit = async (form: HTMLFormElement) => {
    // A password manager may fill fields without an event.
    reset(readFields(form, newest.current))
    wasSent.current = true
    const checked = await check()
    if ('body' in checked) {
      setErrors({})
      return send(checked.body)
    }
    toFocus.current = [...form.elements]
      .map((field) => field.getAttribute('name') ?? '')
      .find((name) => name in checked.found)
    return setErrors(checked.found)
  }

  return {
    values,
    busy,
    /** For the form element. Without scripts it is posted, so that a password is never in an address. */
    props: {
      ref: element,
      method: 'post',
      action: page,
      noValidate: true,
      onFocus: () => void load().catch(() => undefined),
      onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isRunning.current) return
        isRunning.current = true
        setBusy(true)
        try {
          await submit(event.currentTarget)
        } finally {
          isRunning.current = false
          setBusy(false)
        }
      },
    },
    /** For a text field or a select. */
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }: ChangeEvent<TextField>) => change(name, target.value),
    }),
    /** For a check box. */
    box: (name: keyof Values & string) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
    /** For a group of radio buttons. */
    choice: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (value: string) => change(name, value),
    }),
    errorOf: (name: keyof Values & string): string | undefined => errors[name],
    /** For a field whose value the form does not hold: a file. */
    fileErrorOf: (name: string): string | undefined => errors[name],
    /** The documented sentences for the errors, above the fields. */
    head: toHead?.(Object.values(errors)) ?? [],
    setError: (name: string, { message }: { message: string }, { shouldFocus = false } = {}) => {
      if (shouldFocus) toFocus.current = name
      setErrors((known) => ({ ...known, [name]: message }))
    },
    focus,
    /** Restores the initial values, without errors. */
    clear: () => {
      wasSent.current = false
      setErrors({})
      reset(initial)
    },
    getValues,
    reset,
    watch,
  } satisfies DraftedForm<Values> & Record<string, unknown>
}

export type PublicForm<Values extends FormValues, Body = unknown> = ReturnType<
  typeof usePublicForm<Values, Body>
>

/** Only the form's fields, with check boxes as booleans. */
function startingWith<Values extends FormValues>(initial: Values, refused: RefusedForm | null): Values {
  if (!refused) return initial
  const known = Object.entries(initial).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? name in refused.fields : (refused.fields[name] ?? value),
  ])
  return Object.fromEntries(known) as Values
}

/** The values in the DOM; a field that is not rendered keeps its value. */
function readFields<Values extends FormValues>(form: HTMLFormElement, values: Values): Values {
  const read = Object.entries(values).map(([name, value]) => {
    const field = form.elements.namedItem(name)
    if (field === null) return [name, value]
    return [
      name,
      typeof value === 'boolean' ? (field as HTMLInputElement).checked : (field as TextField).value,
    ]
  })
  return Object.fromEntries(read) as Values
}

function errorsOf(result: z.ZodSafeParseResult<unknown>): Errors {
  const found: Errors = {}
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}

const focusField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
