import { z } from 'zod'

export interface TypedText {
  /** 'body.skills[]' */
  path: string
  /** The most characters that its schema lets through; null: it does not say. */
  most: number | null
}

/** Nobody writes a pattern of so many pieces. */
const longestOfPattern = 200

/** The longest text that a check lets through; of a pattern without a free repetition the length does not matter. */
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

/** Every text that a call takes, with how long it may be. Of a pipe, the text that it begins with. */
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
    // An open text that is handed on at once is as long as what takes it over.
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
