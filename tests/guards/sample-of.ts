import { z } from 'zod'

/** A valid value of a reply's schema, with every optional field and one item in every list. */
export function sampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, sampleOf(field as z.ZodType)]),
    )
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType)]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return sampleOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodRecord) return { clave: sampleOf(schema.valueType as z.ZodType) }
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodNumber) return 7
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodString || schema instanceof z.ZodUnknown) return 'texto'
  throw new Error(`tests/guards/sample-of.ts knows no sample of ${schema.def.type}: add one`)
}
