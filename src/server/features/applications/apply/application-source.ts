import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'
import { viewSourceOf } from '#domain/jobs/view-source.ts'
import type { Deps } from '#server/deps.ts'

/** The kind of page that an applicant came from; a form without scripts does not know it. */
export const sourceOf = ({ config }: Pick<Deps, 'config'>, from: string | undefined): ApplicationSource =>
  from === undefined ? 'unknown' : viewSourceOf(from, config.publicUrl)
