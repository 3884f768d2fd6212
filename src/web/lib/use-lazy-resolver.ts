import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with the schema of its contract, which is loaded as soon as somebody touches a field and not with the
 * page. Where it cannot be loaded, or is not there yet and `waits` says that these values need not wait for it, the form is
 * sent unchecked: the server checks it with the same schema.
 */
export function useLazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
  { waits = () => true }: { waits?: (values: Input) => boolean } = {},
): Resolver<Input, unknown, Output> {
  const load = () => Promise.all([import('@hookform/resolvers/zod'), loadSchema()])

  useEffect(() => {
    const warm = () => void load().catch(() => undefined)
    addEventListener('focusin', warm, { once: true })
    return () => removeEventListener('focusin', warm)
    // oxlint-disable-next-line react/exhaustive-deps -- the same modules every time
  }, [])

  return async (values, context, options) => {
    try {
      const loading = load()
      const [{ zodResolver }, schema] = await (waits(values) ? loading : atOnce(loading))
      return await zodResolver<Input, unknown, Output>(schema)(values, context, options)
    } catch {
      return { values: values as unknown as Output, errors: {} }
    }
  }
}

/** What the promise holds already; rejects when it holds nothing yet. */
function atOnce<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Not yet')))),
  ])
}
