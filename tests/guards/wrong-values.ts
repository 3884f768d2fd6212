import { z } from 'zod'

/** What a field could get by mistake: nothing, blanks, too much, another type, invisible characters. */
const plain: unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'x',
  'hola mundo 12',
  'x'.repeat(70_000),
  '\u202E',
  0,
  -1,
  1.5,
  1e12,
  Number.NaN,
  true,
  {},
  { a: 1 },
  [],
  [[]],
]

/** Wrong values for a schema and for each of its parts: each field of an object, each kind of item of a list. */
export const wrongValues = (schema: z.ZodType): unknown[] => [...plain, ...wrongWithin(schema)]

function wrongWithin(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      wrongValues(field as z.ZodType).map((value) => ({ [name]: value })),
    )
  if (schema instanceof z.ZodArray)
    return [
      Array.from({ length: 2000 }, () => 'x'),
      ...wrongValues(schema.element as z.ZodType).map((value) => [value]),
    ]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => wrongWithin(option as z.ZodType))
  if (schema instanceof z.ZodPipe)
    return [...wrongWithin(schema.in as z.ZodType), ...wrongWithin(schema.out as z.ZodType)]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch
  )
    return wrongWithin(schema.unwrap() as z.ZodType)
  return []
}
