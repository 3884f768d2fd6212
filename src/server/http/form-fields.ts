import { z } from 'zod'
import type { EndpointSpec } from '#contracts/endpoint.ts'

type FormFields = Record<string, string | boolean | Record<string, string>>

/** A form has only texts: the field `answers.4` is the value of '4' in the record `answers`. */
export function withRecords({ body }: EndpointSpec, typed: Record<string, string>): FormFields {
  const records = Object.entries<z.ZodType>(body?.shape ?? {}).flatMap(([name, field]) => {
    if (!isRecord(field)) return []
    const values = Object.entries(typed).flatMap(([key, value]) =>
      key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value] as const] : [],
    )
    return values.length > 0 ? [[name, Object.fromEntries(values)] as const] : []
  })
  return { ...typed, ...Object.fromEntries(records) }
}

const isRecord = (field: z.ZodType): boolean =>
  field instanceof z.ZodRecord || (field instanceof z.ZodOptional && isRecord(field.unwrap() as z.ZodType))

/** A form omits check boxes that are not ticked. */
export function withBoxes({ body }: EndpointSpec, typed: FormFields): FormFields {
  const boxes = Object.entries<z.ZodType>(body?.shape ?? {}).filter(([, field]) => isBoolean(field))
  return { ...typed, ...Object.fromEntries(boxes.map(([name]) => [name, name in typed])) }
}

const isBoolean = (field: z.ZodType): boolean =>
  field instanceof z.ZodBoolean ||
  ((field instanceof z.ZodDefault || field instanceof z.ZodOptional) &&
    isBoolean(field.unwrap() as z.ZodType))
