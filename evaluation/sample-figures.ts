import { z } from 'zod'

/** The figures of an engine on its sample, 0-1 each. `of` identifies the sample: with another sample, figures cannot be compared. */
export const sampleFigures = z.strictObject({
  of: z.string(),
  figures: z.record(z.string(), z.number().min(0).max(1)),
})
export type SampleFigures = z.infer<typeof sampleFigures>

/** Stored with five digits. */
export const rounded = (value: number) => Number(value.toFixed(5))

/** The figures below the committed ones, one sentence each; empty if there are none. */
export function fallen(name: string, committed: SampleFigures, measured: SampleFigures): string[] {
  if (committed.of !== measured.of)
    return [`${name}: the sample is of other data (${measured.of}, committed for ${committed.of})`]
  return Object.entries(committed.figures).flatMap(([figure, before]) => {
    const now = measured.figures[figure]
    if (now === undefined) return [`${name}, ${figure}: is not measured any more`]
    return now < before ? [`${name}, ${figure}: ${now}, committed ${before}`] : []
  })
}
