import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { dropFile } from '#server/platform/storage/stored-files.ts'
import { listAnswerFiles } from './answers.queries.ts'

/** Deletes the files of an application that is withdrawn for good; the names stay among its answers. */
export async function dropAnswerFiles(
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  applicationId: number,
): Promise<void> {
  for (const fileId of await listAnswerFiles(tx, applicationId)) await dropFile(deps, tx, fileId)
}
