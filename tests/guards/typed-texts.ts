import { z } from 'zod'

export interface TypedText {
  /** 'body.skills[]' */
  path: string
  /** The maximum length that its schema accepts; null: unlimited. */
  most: number | null
}

/** No pattern has so many parts. */
const longestOfPattern = 200

/** The maximum length that a schema accepts; for a pattern without an unbounded repetition the length does not matter. */
function mostOf(schema: z.ZodString): number | null {
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod
    if (def.check === 'max_length') return (def as unknown as { maximum: number }).maximum
    if (def.check === 'length_equals') return (def as unknown as { length: number }).length
    const { pattern } = def as unknown as { pattern?: RegExp }
    const shape = pattern?.source.replaceAll(/\\.|\[[^\]]*\]/g, '.') ?? ''
    if (/^\^.*\$$/s.test(shape) && !/[*+]|\{\d+,\}/.test(shape)) return longestOfPattern
  }
  return null
}

/** Every text that a call takes, with its maximum length. Of a pipe, the input. */
export function typedTexts(schema: z.ZodType, path: string): TypedText[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      typedTexts(field as z.ZodType, `${path}.${name}`),
    )
  if (schema instanceof z.ZodArray) return typedTexts(schema.element as z.ZodType, `${path}[]`)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => typedTexts(option as z.ZodType, path))
  if (schema instanceof z.ZodPipe) {
    const given = typedTexts(schema.in as z.ZodType, path)
    // An unlimited text that is piped has the limit of the next schema.
    return given.some(({ most }) => most === null) &&
      schema.in instanceof z.ZodString &&
      !(schema.out instanceof z.ZodTransform)
      ? typedTexts(schema.out as z.ZodType, path)
      : given
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch
  )
    return typedTexts(schema.unwrap() as z.ZodType, path)
  return schema instanceof z.ZodString ? [{ path, most: mostOf(schema) }] : []
}
