import { z } from 'zod'

/** What an engine reaches on its sample, 0-1 each. `of` changes with what the sample is made of: then figures cannot be compared. */
export const sampleFigures = z.strictObject({
  of: z.string(),
  figures: z.record(z.string(), z.number().min(0).max(1)),
})
export type SampleFigures = z.infer<typeof sampleFigures>

/** As they are kept: to the fifth digit. */
export const rounded = (value: number) => Number(value.toFixed(5))

/** What is worse than what is committed, a sentence each; empty when nothing is. */
export function fallen(name: string, committed: SampleFigures, measured: SampleFigures): string[] {
  if (committed.of !== measured.of)
    return [`${name}: the sample is of other data (${measured.of}, committed for ${committed.of})`]
  return Object.entries(committed.figures).flatMap(([figure, before]) => {
    const now = measured.figures[figure]
    if (now === undefined) return [`${name}, ${figure}: is not measured any more`]
    return now < before ? [`${name}, ${figure}: ${now}, committed ${before}`] : []
  })
}
